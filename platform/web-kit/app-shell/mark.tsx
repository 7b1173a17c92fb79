/** Product mark: two halves of a link that meet. Drawn inline so that no content policy has to admit data images. */
export function Mark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill="#004884" />
      <g fill="none" strokeWidth="3.4" strokeLinecap="round">
        <path d="M17.2 27.6a7.6 7.6 0 1 1 0-15.2h2.3" stroke="#fff" />
        <path d="M22.8 12.4a7.6 7.6 0 1 1 0 15.2h-2.3" stroke="#9dbbeb" />
        <path d="M15.5 20h9" stroke="#ffab00" />
      </g>
    </svg>
  );
}
