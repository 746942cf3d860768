import { expect, test } from "vitest";
import { isGuessable } from "./guessable.server";

const personalTexts = ["Maya Okafor", "maya.okafor@example.com"];

test.each([
  "password",
  "Password123",
  "qwertyuiop",
  "iloveyou2024!",
  "aaaaaaaa",
  "mayaokafor",
  "Okafor1234",
  "pathlight1",
  "example.com1",
])("refuses %s", (password) => {
  expect(isGuessable(password, personalTexts)).toBe(true);
});

test.each([
  "correct horse battery staple",
  "violin-tractor-moss",
  "maya likes long trains",
  "пароль для работы",
  "9fK2vqLw",
])("takes %s", (password) => {
  expect(isGuessable(password, personalTexts)).toBe(false);
});
