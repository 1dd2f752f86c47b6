// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QProcess>
#include <QTemporaryDir>

namespace footbridge::tests {
namespace {

/// What Qt's desktops take files for, once our types are installed among the system's.
class MimeTypes : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<QTemporaryDir>();
        const QString packages = s_folder->filePath(QStringLiteral("mime/packages"));
        ASSERT_TRUE(QDir().mkpath(packages));
        ASSERT_TRUE(QFile::copy(QStringLiteral(FOOTBRIDGE_MIME),
                                packages + QStringLiteral("/footbridge.xml")));
        ASSERT_TRUE(QFile::copy(QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml"),
                                packages + QStringLiteral("/freedesktop.org.xml")));
        qputenv("XDG_DATA_HOME", s_folder->path().toLocal8Bit());
        qputenv("XDG_DATA_DIRS", s_folder->path().toLocal8Bit());
        QProcess update;
        update.start(QStringLiteral("update-mime-database"),
                     {s_folder->filePath(QStringLiteral("mime"))});
        ASSERT_TRUE(update.waitForFinished());
        ASSERT_EQ(update.exitCode(), 0);
        EXPECT_EQ(update.readAllStandardError().toStdString(), "");
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    static std::string typeOf(const QString& path) {
        return QMimeDatabase().mimeTypeForFile(path).name().toStdString();
    }
    static QString written(const char* name, const QByteArray& bytes) {
        QFile file(s_folder->filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QFile::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }

    static std::unique_ptr<QTemporaryDir> s_folder;
};

std::unique_ptr<QTemporaryDir> MimeTypes::s_folder;

TEST_F(MimeTypes, ASessionIsKnownByItsName) {
    EXPECT_EQ(typeOf(written("work.footbridge", "{}")), "application/x-footbridge-session");
}

TEST_F(MimeTypes, ABundleIsKnownByWhatIsInIt) {
    ASSERT_TRUE(QFile::exists(QStringLiteral(FOOTBRIDGE_BUNDLE)));
    EXPECT_EQ(typeOf(QStringLiteral(FOOTBRIDGE_BUNDLE)), "application/x-footbridge-bundle");
}

TEST_F(MimeTypes, AnotherZipStaysAZip) {
    const QByteArray zip(
        "PK\003\004\024\0\0\0\0\0\0\0\041\0\0\0\0\0\0\0\0\0\0\0\0\0\012\0\0\0README.txt", 40);
    EXPECT_EQ(typeOf(written("other.zip", zip)), "application/zip");
}

}  // namespace
}  // namespace footbridge::tests
