// A row that scrolls sideways says at which of its ends there is more.
export function edges(node: HTMLElement) {
  const look = () => {
    const rest = node.scrollWidth - node.clientWidth - node.scrollLeft;
    node.dataset['more'] = `${node.scrollLeft > 4 ? 'before' : ''} ${rest > 4 ? 'behind' : ''}`.trim();
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', look, { passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
