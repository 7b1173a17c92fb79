import { LIMITES_VALIDADOR, type MotivoRechazo } from '../../contract/validador.terms.ts';
import { readXml } from './read-xml.ts';

/** As much of a DOCTYPE as is looked at to say why it is refused. */
const LARGO_DOCTYPE = 20_000;

/**
 * Why an XML text is not given to the parser: it declares a DOCTYPE (with it come external entities and entities that
 * expand), or it is too deep. Null where it may be parsed.
 */
export function findRiesgo(texto: string): MotivoRechazo | null {
  let riesgo: MotivoRechazo | null = null;
  let niveles = 0;
  readXml(texto, {
    abre: () => {
      niveles += 1;
      if (niveles <= LIMITES_VALIDADOR.profundidad) return true;
      riesgo = 'PROFUNDIDAD';
      return false;
    },
    cierra: () => {
      niveles -= 1;
    },
    doctype: (inicio) => {
      riesgo = explainDoctype(texto.slice(inicio, inicio + LARGO_DOCTYPE));
    },
  });
  return riesgo;
}

function explainDoctype(doctype: string): MotivoRechazo | null {
  // Another declaration where none may stand: the parser says what is wrong with it.
  if (!doctype.startsWith('<!DOCTYPE')) return doctype.startsWith('<!ENTITY') ? 'ENTIDADES' : null;
  if (/<!ENTITY\s+(?:%\s+)?\S+\s+(?:SYSTEM|PUBLIC)\b/.test(doctype)) return 'ENTIDAD_EXTERNA';
  return doctype.includes('<!ENTITY') ? 'ENTIDADES' : 'DOCTYPE';
}
