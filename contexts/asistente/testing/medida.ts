import type { PropuestaDeCampo } from '../rules/propuestas/propuesta.ts';

/** A field of the labelled set with what was proposed for it. */
export interface CampoMedido {
  readonly fuente: string;
  readonly ruta: string;
  /** Null where no element is right. */
  readonly elemento: string | null;
  readonly propuesta: PropuestaDeCampo;
}

/** How good proposals are (domain directorio §8.5), each as a share. */
export interface Medida {
  readonly campos: number;
  readonly conRespuesta: number;
  /** Of the fields with an answer: it is what is proposed first, and something is proposed. */
  readonly precision1: number;
  /** Of the fields with an answer: it is one of the first five. */
  readonly precision5: number;
  /** Of the elements that are proposed without a look: it is another one, or none is right. */
  readonly reusoErrado: number;
  /** Of the fields without an answer: a new one is proposed. */
  readonly abstencion: number;
  /** Of the fields without an answer: no element is proposed without a look. */
  readonly sinReuso: number;
}

const share = (parte: number, todo: number) => (todo === 0 ? 1 : parte / todo);
const isReuso = ({ decision }: PropuestaDeCampo) => decision === 'reutilizar' || decision === 'modificar';
const isPrimero = ({ elemento, propuesta }: CampoMedido) =>
  propuesta.decision !== 'definir' && propuesta.candidatos[0]?.identificador === elemento;

export function computeMedida(medidos: readonly CampoMedido[]): Medida {
  const conRespuesta = medidos.filter(({ elemento }) => elemento !== null);
  const sinRespuesta = medidos.filter(({ elemento }) => elemento === null);
  const reusos = medidos.filter(({ propuesta }) => isReuso(propuesta));
  const count = (campos: readonly CampoMedido[], is: (campo: CampoMedido) => boolean) =>
    campos.filter(is).length;
  return {
    campos: medidos.length,
    conRespuesta: conRespuesta.length,
    precision1: share(count(conRespuesta, isPrimero), conRespuesta.length),
    precision5: share(
      count(conRespuesta, ({ elemento, propuesta }) =>
        propuesta.candidatos.some(({ identificador }) => identificador === elemento),
      ),
      conRespuesta.length,
    ),
    reusoErrado: share(reusos.length - count(reusos, isPrimero), reusos.length),
    abstencion: share(
      count(sinRespuesta, ({ propuesta }) => propuesta.decision === 'definir'),
      sinRespuesta.length,
    ),
    sinReuso: share(
      count(sinRespuesta, ({ propuesta }) => !isReuso(propuesta)),
      sinRespuesta.length,
    ),
  };
}
