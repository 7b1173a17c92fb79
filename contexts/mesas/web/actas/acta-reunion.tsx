import { lazy, Suspense } from 'react';

const LazyActaPanel = lazy(async () => ({ default: (await import('./acta-panel.tsx')).ActaPanel }));

/** The acta below a meeting, fetched apart: the meeting is read without waiting for it. */
export function ActaReunion({ idReunion }: { readonly idReunion: number }) {
  return (
    <Suspense fallback={null}>
      <LazyActaPanel idReunion={idReunion} />
    </Suspense>
  );
}
