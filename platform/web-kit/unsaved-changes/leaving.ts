let allowed = false;

/** The session ends: the browser must not ask, so that no screen of the session stays open. */
export function allowLeaving(): void {
  allowed = true;
}

export function isLeavingAllowed(): boolean {
  return allowed;
}
