import { DownloadButton } from '@marco/archivos/widgets';
import { formatLongDate } from '@marco/web-kit/format';
import type { ReadingFact } from '@marco/web-kit/reading-sections';
import type { DetalleEstandar } from '../../contract/index.ts';
import { LICENCIAS_ESTANDAR } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS } from '../../rules/datos-estandar.ts';

/** What it is about. */
export function listContenido(estandar: DetalleEstandar): readonly ReadingFact[] {
  const { alcance, sumario, palabrasClave, nombresSectores } = estandar;
  return [
    { name: NOMBRES_CAMPOS.alcance, value: alcance, wide: true },
    { name: NOMBRES_CAMPOS.sumario, value: sumario, wide: true },
    { name: NOMBRES_CAMPOS.palabrasClave, value: palabrasClave.join(', ') },
    { name: NOMBRES_CAMPOS.sectores, value: nombresSectores.join(', ') },
  ];
}

/** What identifies it beside what the header says. */
export function listIdentificacion({
  sigla,
  edicion,
  licencia,
  url,
}: DetalleEstandar): readonly ReadingFact[] {
  return [
    { name: NOMBRES_CAMPOS.sigla, value: sigla },
    { name: NOMBRES_CAMPOS.edicion, value: edicion },
    { name: NOMBRES_CAMPOS.licencia, value: LICENCIAS_ESTANDAR[licencia] },
    {
      name: NOMBRES_CAMPOS.url,
      value: url && (
        <a href={url} rel="noreferrer">
          {url}
        </a>
      ),
      wide: true,
    },
  ];
}

/** Header of its document. */
export function listDocumento(estandar: DetalleEstandar): readonly ReadingFact[] {
  const textos = ['idioma', 'formato', 'dependencia', 'autores', 'reviso', 'aprobo', 'ubicacion'] as const;
  const fechas = ['fechaElaboracion', 'fechaPublicacion', 'fechaModificacion'] as const;
  return [
    ...textos.map((campo) => ({ name: NOMBRES_CAMPOS[campo], value: estandar[campo] })),
    ...fechas.map((campo) => ({
      name: NOMBRES_CAMPOS[campo],
      value: estandar[campo] && formatLongDate(estandar[campo]),
    })),
    { name: NOMBRES_CAMPOS.informacionAdicional, value: estandar.informacionAdicional, wide: true },
  ];
}

/** Why it was decided as its state says, when, by whom, and the document of it. */
export function listConcepto({ concepto }: DetalleEstandar): readonly ReadingFact[] {
  if (concepto === null) return [];
  const { texto, archivo, fecha, responsable } = concepto;
  return [
    { name: 'Fecha', value: formatLongDate(fecha) },
    { name: 'Responsable', value: responsable },
    { name: 'Concepto', value: texto, wide: true },
    {
      name: 'Documento',
      value: archivo ? <DownloadButton archivoId={archivo.id} nombre={archivo.nombre} /> : null,
    },
  ];
}
