/** For the keyboard: past header and navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
