import { countAsistencia } from './asistencia.ts';

/** Somebody invited to a meeting; null while nobody wrote down whether they came. */
interface Invitado {
  readonly nombre: string;
  readonly entidad: string;
  readonly asistio: boolean | null;
}

/** As long as its parts may be (RFC 5321 §4.5.3.1), so that a long word without @ is not read again from each letter. */
const CORREO = /[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,255}/gu;

/**
 * The participants as anybody reads them: what the ministry wrote, without e-mails; else, one line each, how many
 * people of each entidad came (ADR 0056). A list of names that the product made from the attendance does not count as
 * a written text.
 */
export function presentParticipantes(escrito: string, invitados: readonly Invitado[]): string {
  const texto = escrito.trim();
  if (texto !== '' && !isListaDeNombres(texto, invitados))
    return texto.replaceAll(CORREO, 'correo reservado');
  return countAsistencia(invitados.map((one) => ({ ...one, asistio: one.asistio === true })))
    .filter(({ asistieron }) => asistieron > 0)
    .map(
      ({ entidad, asistieron }) => `${entidad}: ${asistieron} ${asistieron === 1 ? 'persona' : 'personas'}`,
    )
    .join('\n');
}

/** 'Ana Ruiz (Cancillería), Luis Mora (Policía)', of nobody else: older meetings keep it. */
function isListaDeNombres(texto: string, invitados: readonly Invitado[]): boolean {
  const others = invitados.reduce(
    (rest, { nombre, entidad }) => rest.replace(`${nombre} (${entidad})`, ''),
    texto,
  );
  return !/[^\s,]/.test(others);
}
