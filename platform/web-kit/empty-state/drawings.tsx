/** A page and a magnifier that finds nothing. */
export function SearchDrawing() {
  return (
    <svg width="132" height="96" viewBox="0 0 132 96" fill="none" aria-hidden="true">
      <rect x="14" y="14" width="84" height="62" rx="9" fill="var(--surface-3)" />
      <rect x="26" y="28" width="40" height="6" rx="3" fill="var(--border-2)" />
      <rect x="26" y="42" width="58" height="6" rx="3" fill="var(--border)" />
      <rect x="26" y="56" width="30" height="6" rx="3" fill="var(--border)" />
      <circle cx="90" cy="56" r="21" fill="var(--surface)" stroke="var(--primary)" strokeWidth="5" />
      <path d="m105 71 14 14" stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
      <path d="M82 56h16" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

/** An empty tray. */
export function TrayDrawing() {
  return (
    <svg width="104" height="84" viewBox="0 0 104 84" fill="none" aria-hidden="true">
      <rect x="20" y="8" width="64" height="50" rx="9" fill="var(--surface-3)" />
      <rect
        x="10"
        y="20"
        width="84"
        height="54"
        rx="10"
        fill="var(--surface)"
        stroke="var(--border-2)"
        strokeWidth="2"
      />
      <path d="M10 48h26l6 10h20l6-10h26" stroke="var(--primary)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M40 34h24" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** A page that was sent, with a mark. */
export function DoneDrawing() {
  return (
    <svg width="104" height="84" viewBox="0 0 104 84" fill="none" aria-hidden="true">
      <rect x="18" y="8" width="54" height="66" rx="9" fill="var(--surface-3)" />
      <rect x="30" y="22" width="30" height="6" rx="3" fill="var(--border-2)" />
      <rect x="30" y="36" width="22" height="6" rx="3" fill="var(--border)" />
      <circle cx="70" cy="54" r="20" fill="var(--surface)" stroke="var(--ok)" strokeWidth="4" />
      <path
        d="m61 54 7 7 12-14"
        stroke="var(--ok)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
