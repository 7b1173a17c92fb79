import type { PlannedMesa } from '../plan-mesas.ts';
import type { PlannedReunion } from '../plan-reuniones.ts';
import type { MeetingDocument } from './meeting-document.ts';

/** Every so many held meetings: one without documents, one with an account instead of minutes, one with both. */
const EVERY = { none: 11, docxOnly: 6, both: 8 } as const;

/** The documents of all meetings; which kinds a meeting has follows from its place in the list. */
export function listDocuments(mesas: readonly PlannedMesa[]): MeetingDocument[] {
  let place = 0;
  return mesas.flatMap((mesa) =>
    mesa.reuniones.flatMap((reunion) => {
      if (reunion.estado === 'programada')
        return [{ titulo: 'Orden del día' as const, formato: 'docx' as const, mesa, reunion }];
      place += 1;
      return listHeld(mesa, reunion, place);
    }),
  );
}

function listHeld(mesa: PlannedMesa, reunion: PlannedReunion, place: number): MeetingDocument[] {
  const acta = { titulo: 'Acta de reunión de avance', formato: 'pdf', mesa, reunion } as const;
  const relatoria = { titulo: 'Relatoría de la reunión', formato: 'docx', mesa, reunion } as const;
  if (place % EVERY.none === 0) return [];
  if (place % EVERY.docxOnly === 0) return [relatoria];
  return place % EVERY.both === 0 ? [acta, relatoria] : [acta];
}
