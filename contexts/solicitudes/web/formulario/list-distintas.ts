import { formatDate } from '@marco/web-kit/format';
import type { DatosCampo } from '../../contract/index.ts';
import { PERIODICIDAD, SINCRONIA, TIPO_INTERCAMBIO, TIPO_NORMA } from '../../contract/terms.ts';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import {
  isNormaVacia,
  listCambiadas,
  NOMBRES_CAMPOS,
  type ValoresNorma,
  type ValoresSolicitud,
} from './valores.ts';

/** A norma in one line. */
function presentNorma({
  tipo,
  numero,
  fechaExpedicion,
  articulo,
  habilita,
  documento,
}: ValoresNorma): string {
  return [
    `${tipo === '' ? 'Norma' : TIPO_NORMA[tipo]} ${numero}`.trim(),
    ...(fechaExpedicion === '' ? [] : [`del ${formatDate(fechaExpedicion)}`]),
    ...[articulo, habilita, documento?.nombre ?? ''].filter((text) => text.trim() !== ''),
  ].join(', ');
}

const presentCampo = ({ nombre, tipoDato, descripcion }: DatosCampo) =>
  [nombre, tipoDato, descripcion].filter((text) => text !== '').join(', ');

/** A part of the form as one text people read, to stand beside another version of it. */
function presentParte(
  valores: ValoresSolicitud,
  parte: keyof ValoresSolicitud,
  dominios: OpcionesSolicitud['dominios'],
): string {
  const { tipoIntercambio, sincronia, periodicidad, dominioId } = valores;
  switch (parte) {
    case 'consumidores':
    case 'sistemas':
    case 'lenguajes':
    case 'basesDatos':
      return valores[parte].map(({ nombre }) => nombre).join(', ');
    case 'operaciones':
      return valores.operaciones.map(({ codigo, nombre }) => `${codigo}, ${nombre}`).join('; ');
    case 'consumoAbierto':
      return valores.consumoAbierto ? 'Sí' : 'No';
    case 'campos':
      return valores.campos.map(presentCampo).join('; ');
    case 'normas':
      return valores.normas
        .filter((norma) => !isNormaVacia(norma))
        .map(presentNorma)
        .join('; ');
    case 'tipoIntercambio':
      return tipoIntercambio === '' ? '' : TIPO_INTERCAMBIO[tipoIntercambio];
    case 'sincronia':
      return sincronia === '' ? '' : SINCRONIA[sincronia];
    case 'periodicidad':
      return periodicidad === '' ? '' : PERIODICIDAD[periodicidad];
    case 'dominioId':
      return dominios.find(({ id }) => String(id) === dominioId)?.nombre ?? '';
    default:
      return String(valores[parte] ?? '');
  }
}

/** The parts in which two versions differ, in words. */
export function listDistintas(
  mine: ValoresSolicitud,
  current: ValoresSolicitud,
  dominios: OpcionesSolicitud['dominios'],
) {
  return (
    listCambiadas(mine, current)
      // The servicio is given by the list or by the filing; nobody writes it here.
      .filter((parte) => parte !== 'servicioId')
      .map((parte) => ({
        label: NOMBRES_CAMPOS[parte],
        mine: presentParte(mine, parte, dominios),
        current: presentParte(current, parte, dominios),
      }))
  );
}
