import { formatLongDate } from '@marco/web-kit/format';
import type { ReadingFact } from '@marco/web-kit/reading-sections';
import type { DetalleEntidad } from '../../contract/index.ts';
import { CARACTERES } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS } from '../formulario/valores.ts';

function listPropios(entidad: DetalleEntidad): readonly ReadingFact[] {
  const { tipo, orden, codigoSigep, codigoSnies, caracter } = entidad;
  if (tipo === 'publica')
    return [
      { name: NOMBRES_CAMPOS.ordenId, value: orden },
      { name: NOMBRES_CAMPOS.codigoSigep, value: codigoSigep },
    ];
  if (tipo === 'ies')
    return [
      { name: NOMBRES_CAMPOS.caracter, value: caracter && CARACTERES[caracter] },
      { name: NOMBRES_CAMPOS.codigoSnies, value: codigoSnies },
    ];
  return [];
}

/** Who it is, beside what the header says. */
export function listIdentificacion(entidad: DetalleEntidad): readonly ReadingFact[] {
  return [
    { name: NOMBRES_CAMPOS.sectorId, value: entidad.sector },
    { name: NOMBRES_CAMPOS.naturaleza, value: entidad.naturaleza },
    ...listPropios(entidad),
    { name: NOMBRES_CAMPOS.codigoXroad, value: entidad.codigoXroad },
    { name: 'Registrada el', value: formatLongDate(entidad.fechaCreacion) },
  ];
}

/** Where it is; its municipio stands in the header too, and alone says little. */
export function listUbicacion(entidad: DetalleEntidad): readonly ReadingFact[] {
  return [
    { name: NOMBRES_CAMPOS.departamentoCodigo, value: entidad.departamento },
    { name: NOMBRES_CAMPOS.municipioCodigo, value: entidad.municipio },
    { name: NOMBRES_CAMPOS.direccion, value: entidad.direccion },
  ];
}

/** How it is reached. */
export function listContacto(entidad: DetalleEntidad): readonly ReadingFact[] {
  const { sitioWeb, correoElectronico } = entidad;
  return [
    { name: NOMBRES_CAMPOS.telefono, value: entidad.telefono },
    {
      name: NOMBRES_CAMPOS.correoElectronico,
      value: correoElectronico && <a href={`mailto:${correoElectronico}`}>{correoElectronico}</a>,
    },
    {
      name: NOMBRES_CAMPOS.sitioWeb,
      value: sitioWeb && (
        <a href={sitioWeb} rel="noreferrer">
          {sitioWeb}
        </a>
      ),
    },
    { name: NOMBRES_CAMPOS.nombreContacto, value: entidad.nombreContacto },
    { name: NOMBRES_CAMPOS.cargoContacto, value: entidad.cargoContacto },
    {
      name: 'Confirmado el',
      value: entidad.contactoConfirmadoEn && formatLongDate(entidad.contactoConfirmadoEn),
    },
  ];
}
