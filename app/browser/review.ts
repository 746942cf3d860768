/** What only a review needs is loaded there. */
export async function enhanceReview(): Promise<void> {
  if (!document.querySelector("[data-recordings]")) return;
  try {
    const { enhanceReviewPage } = await import("./review-page");
    enhanceReviewPage();
  } catch {
    // Without it the forms are sent as they are.
  }
}
