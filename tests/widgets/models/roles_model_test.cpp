// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/roles_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "tests/widgets/sample_data.h"

namespace footbridge {
namespace {

class RolesModelTest : public ::testing::Test {
  protected:
    RolesModelTest() {
        QObject::connect(&model, &RolesModel::rolesEdited, &model,
                         [this](const Roles& edited) { roles = edited; });
        model.setDataset(sampleSource());
    }

    RolesModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    std::optional<Roles> roles;
};

TEST_F(RolesModelTest, ShowsWhatEveryColumnIsFor) {
    EXPECT_EQ(model.rowCount(), 4);
    EXPECT_EQ(model.index(3, RolesModel::RoleOf).data().toString(), QStringLiteral("Response"));
    EXPECT_EQ(model.index(0, RolesModel::Contents).data().toString(), QStringLiteral("10 … 120"));
    EXPECT_EQ(model.index(2, RolesModel::Contents).data().toString(), QStringLiteral("3 level(s)"));
}

TEST_F(RolesModelTest, ChoosingAResponseReleasesTheOldOne) {
    model.setData(model.index(0, RolesModel::RoleOf), static_cast<int>(Role::Response),
                  Qt::EditRole);
    ASSERT_TRUE(roles);
    EXPECT_EQ(roles->response, "n");
    EXPECT_TRUE(roles->ignored.empty());
}

TEST_F(RolesModelTest, IgnoringTheResponseLeavesNone) {
    model.setData(model.index(3, RolesModel::RoleOf), static_cast<int>(Role::Ignored),
                  Qt::EditRole);
    ASSERT_TRUE(roles);
    EXPECT_EQ(roles->response, "");
    EXPECT_EQ(roles->ignored, std::vector<std::string>{"time"});
}

TEST_F(RolesModelTest, MarksGroupsAndUnits) {
    model.setData(model.index(2, RolesModel::Group), Qt::Checked, Qt::CheckStateRole);
    ASSERT_TRUE(roles);
    EXPECT_EQ(roles->groups, std::vector<std::string>{"kernel"});
    model.setData(model.index(0, RolesModel::Unit), QStringLiteral("KiB"), Qt::EditRole);
    EXPECT_EQ(roles->units.at("n"), "KiB");
}

TEST_F(RolesModelTest, AnnouncesNothingWhenNothingChanges) {
    EXPECT_FALSE(model.setData(model.index(0, RolesModel::RoleOf), static_cast<int>(Role::Feature),
                               Qt::EditRole));
    EXPECT_FALSE(roles);
}

TEST_F(RolesModelTest, GivesManyColumnsOneRoleAsOneEdit) {
    model.giveRole({0, 1}, Role::Ignored);
    ASSERT_TRUE(roles);
    EXPECT_EQ(roles->ignored.size(), 2U);
    roles.reset();
    model.giveRole({0, 1}, Role::Response);
    EXPECT_FALSE(roles) << "a table has one response";
}

}  // namespace
}  // namespace footbridge
