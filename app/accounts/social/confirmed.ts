/** What a person is told who has proved who they are, in an account without a password. */
export const SESSION_CONFIRMED = {
  message: "Confirmed that it’s you",
  description: "You now have ten minutes to make your change.",
};
