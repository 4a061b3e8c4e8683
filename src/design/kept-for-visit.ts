/** Keeps a text for the rest of the visit, in this tab. Where storage is forbidden or full nothing is kept. */
export function keepForVisit(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // The page works as long as it is open.
  }
}

/** What was kept earlier in the visit, by this site or whoever else can write there; empty where nothing was. */
export function keptForVisit(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
