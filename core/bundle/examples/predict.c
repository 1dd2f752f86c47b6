/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Predicts rows with model.c, which lies here or in the folder above:
       cc -O3 -march=native -fno-math-errno -I. -I.. predict.c ../model.c -lm -o predict
       ./predict ROWS.csv        or, without a name, the rows of the standard input
       ./predict size=100 compiler=gcc        one row
   The file holds the model's features by name, in any order; an empty cell is a missing value. */
#include "model.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEATURES = FOOTBRIDGE_MODEL(feature_count), RESPONSES = FOOTBRIDGE_MODEL(response_count) };
enum { MOST_CELLS = 100000, LONGEST = 1 << 22 };

static char text[LONGEST];     /* of a record, its cells one after the other */
static size_t cell[MOST_CELLS]; /* where each begins */
static int place[MOST_CELLS];  /* the feature that each holds, -1 for none */
static double row[FEATURES + 1];

static void fail(const char *what, const char *name)
{
    fprintf(stderr, "predict: %s%s\n", what, name);
    exit(1);
}

/* Reads the cells of a line of CSV; -1 at the end of the file. */
static int read_record(FILE *file)
{
    size_t length = 0;
    int cells = 0, quoted = 0, c = getc(file);
    if (c == EOF) return -1;
    cell[cells++] = 0;
    for (;; c = getc(file)) {
        if (length + 2 > LONGEST || cells == MOST_CELLS) fail("a line is too long", "");
        if (c == '"' && quoted && (c = getc(file)) != '"') quoted = 0;
        else if (c == '"' && !quoted && length == cell[cells - 1]) {
            quoted = 1;
            continue;
        }
        if (c == EOF || (c == '\n' && !quoted)) break;
        if (c == ',' && !quoted) {
            text[length++] = '\0';
            cell[cells++] = length;
        } else if (c != '\r' || quoted)
            text[length++] = (char)c;
    }
    text[length] = '\0';
    return cells;
}

static double value_of(int feature, const char *value)
{
    char *end;
    double number;
    if (FOOTBRIDGE_MODEL(features)[feature].level_count > 0)
        return FOOTBRIDGE_MODEL(level)(feature, value);
    if (*value == '\0') return NAN;
    number = strtod(value, &end);
    if (*end != '\0') fail("this is no number: ", value);
    return number;
}

static void print_prediction(void)
{
    double y[3 * RESPONSES]; /* then lower, then upper ends, which a model may not have */
    predict(row, y, y + RESPONSES, y + 2 * RESPONSES);
    for (int i = 0; i < 3 * RESPONSES; ++i) {
        if (i > 0) putchar(',');
        if (i < RESPONSES || !isnan(y[i])) printf("%.17g", y[i]);
    }
    putchar('\n');
}

static void print_name(const char *name, const char *end)
{
    putchar('"');
    for (; *name != '\0'; ++name) {
        if (*name == '"') putchar('"');
        putchar(*name);
    }
    printf("%s\"", end);
}

static void print_header(void)
{
    static const char *const ends[] = {"", " lower", " upper"};
    if (RESPONSES == 1) {
        puts("prediction,lower,upper");
        return;
    }
    for (int i = 0; i < 3 * RESPONSES; ++i) {
        if (i > 0) putchar(',');
        print_name(FOOTBRIDGE_MODEL(responses)[i % RESPONSES], ends[i / RESPONSES]);
    }
    putchar('\n');
}

static void predict_arguments(int count, char **arguments)
{
    for (int i = 0; i < FEATURES; ++i) row[i] = NAN;
    for (int i = 0; i < count; ++i) {
        char *value = strrchr(arguments[i], '=');
        int feature;
        *value = '\0';
        feature = FOOTBRIDGE_MODEL(find)(arguments[i]);
        if (feature < 0) fail("the model has no feature ", arguments[i]);
        row[feature] = value_of(feature, value + 1);
    }
    print_prediction();
}

static void predict_file(FILE *file)
{
    int cells, columns, found = 0;
    int c = getc(file); /* UTF-8 may begin with a mark of three bytes */
    if (c == 0xef) {
        getc(file);
        getc(file);
    } else if (c != EOF)
        ungetc(c, file);
    columns = read_record(file);
    for (int i = 0; i < columns; ++i) {
        place[i] = FOOTBRIDGE_MODEL(find)(text + cell[i]);
        found += place[i] >= 0;
    }
    for (int f = 0, i; f < FEATURES; ++f) {
        for (i = 0; i < columns && place[i] != f; ++i) continue;
        if (i >= columns) fail("there is no column ", FOOTBRIDGE_MODEL(features)[f].name);
    }
    if (found > FEATURES) fail("a column stands there twice", "");
    while ((cells = read_record(file)) >= 0) {
        if (cells == 1 && text[0] == '\0' && columns > 1) continue;
        for (int i = 0; i < FEATURES; ++i) row[i] = NAN;
        for (int i = 0; i < cells && i < columns; ++i)
            if (place[i] >= 0) row[place[i]] = value_of(place[i], text + cell[i]);
        print_prediction();
    }
}

int main(int count, char **arguments)
{
    FILE *file = stdin;
    print_header();
    if (count > 1 && strchr(arguments[1], '=')) {
        for (int i = 1; i < count; ++i)
            if (!strchr(arguments[i], '=')) fail("this is no name=value: ", arguments[i]);
        predict_arguments(count - 1, arguments + 1);
        return 0;
    }
    if (count > 1 && !(file = fopen(arguments[1], "r"))) fail("cannot open ", arguments[1]);
    predict_file(file);
    return 0;
}
