import type { NivelDosEscrito } from './nivel-dos-escrito.ts';
import { listRequisitosNivelDos } from './requisitos-nivel-dos.ts';

/** A request nobody has begun, of a version whose level 1 holds. */
const SIN_EMPEZAR: NivelDosEscrito = {
  servicioVersion: { estado: 'estandarizada' },
  certificado: { estado: 'vigente' },
  tecnologia: null,
  contrato: null,
  contratoSha256: null,
  arbol: [],
  mensajes: [],
  informe: null,
  constancia: {
    responsable: '',
    cargo: '',
    fecha: null,
    documento: null,
    deAprobador: false,
    lectorAprueba: false,
  },
};

/** What a version at level 1 needs for level 2 before anybody began it, in words, in the order of the form. */
export function listPedidoNivelDos(): readonly string[] {
  return listRequisitosNivelDos(SIN_EMPEZAR)
    .filter(({ cumplido }) => !cumplido)
    .map(({ texto }) => texto);
}
