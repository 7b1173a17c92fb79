/** What of a meeting tells whether its acta is ready to be issued. */
export interface NotasDeReunion {
  readonly avance: string;
  /** Participants of whom nobody wrote whether they came. */
  readonly sinMarcar: number;
  /** Lines of the minutes that wait to be noted as a decision or a commitment. */
  readonly porAgregar: number;
  /** Whether a part of the minutes is a draft: the acta takes what is published. */
  readonly sinPublicar: boolean;
}

/** What somebody should look at before the acta is issued, in sentences; nothing of it hinders it. */
export function listPorRevisar(notas: NotasDeReunion): readonly string[] {
  const { avance, sinMarcar, porAgregar, sinPublicar } = notas;
  return [
    ...(avance.trim() === '' ? ['El avance de la reunión está vacío.'] : []),
    ...(sinPublicar ? ['Hay notas en borrador: el acta recoge las publicadas.'] : []),
    ...count(sinMarcar, 'Falta marcar si un participante asistió.', 'participantes sin asistencia marcada.'),
    ...count(
      porAgregar,
      'Hay una línea de las notas por agregar como decisión o compromiso.',
      'líneas de las notas por agregar como decisión o compromiso.',
    ),
  ];
}

function count(cuantos: number, uno: string, varios: string): readonly string[] {
  if (cuantos === 0) return [];
  return [cuantos === 1 ? uno : `Hay ${cuantos} ${varios}`];
}
