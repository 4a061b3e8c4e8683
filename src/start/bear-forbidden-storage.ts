/**
 * A browser that forbids storage throws where the router restores the scroll position. The page then gets a store that
 * forgets everything when it is closed.
 */
export function bearForbiddenStorage(): void {
  try {
    window.sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    const value = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    };
    Object.defineProperty(window, 'sessionStorage', { value });
  }
}
