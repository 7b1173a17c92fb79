let allowed = false;

/** The session ends: the browser asks nothing, so that no screen of it stays behind. */
export function allowLeaving(): void {
  allowed = true;
}

export function isLeavingAllowed(): boolean {
  return allowed;
}
