/** How far outside the window a section wakes: about one phone screen ahead of the thumb. */
const AHEAD = '600px 0px';
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

const gates = new Map<string, Promise<void>>();

/** Resolves once the visitor is near the section `[data-hydrate="id"]` of the server's HTML, or touches it. */
export function whenNear(id: string): Promise<void> {
  const known = gates.get(id);
  if (known !== undefined) return known;
  const gate = new Promise<void>((open) => {
    const section = document.querySelector(`[data-hydrate="${CSS.escape(id)}"]`);
    if (section === null) {
      open();
      return;
    }
    const wake = () => {
      watcher.disconnect();
      for (const touch of TOUCHES) section.removeEventListener(touch, wake, true);
      open();
    };
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
      rootMargin: AHEAD,
    });
    watcher.observe(section);
    for (const touch of TOUCHES) section.addEventListener(touch, wake, { capture: true, passive: true });
  });
  gates.set(id, gate);
  return gate;
}
