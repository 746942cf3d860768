/**
 * Ends what moves when the page's colors have changed. Every button and link would fade to its new color by itself, and
 * the browser would style and paint them in each frame, while the page around them has changed at once.
 */
export function finishTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
