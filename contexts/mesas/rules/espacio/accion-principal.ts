import type { AccionPrincipal } from '../../contract/espacio.terms.ts';

/** What decides which button stands out beside the next meeting. */
interface Situacion {
  /** State of the next meeting; null without one. */
  readonly estado: 'programada' | 'en-curso' | null;
  readonly gestiona: boolean;
  /** Whether the caller may report an overdue commitment of theirs. */
  readonly debeResponder: boolean;
  /** Whether an answer of the caller is waited for. */
  readonly debeConfirmar: boolean;
}

/**
 * The first button by who reads (design, page 23): who runs the meeting goes back to it or starts it; who owes a
 * commitment answers for it; who is invited says whether they come.
 */
export function chooseAccionPrincipal(situacion: Situacion): AccionPrincipal | null {
  const { estado, gestiona, debeResponder, debeConfirmar } = situacion;
  if (gestiona && estado !== null) return estado === 'en-curso' ? 'volver' : 'iniciar';
  if (debeResponder) return 'responder';
  return debeConfirmar ? 'confirmar' : null;
}
