import type { CambiosVersion } from '../../contract/index.ts';
import type { ValoresElemento } from './valores-elemento.ts';

const toNull = (text: string) => (text.trim() === '' ? null : text.trim());
const toCount = (text: string) => (text.trim() === '' ? null : Number(text));

/** How each field of the form is sent. The ids were picked from the lists of the server. */
const ENVIOS: {
  readonly [Campo in keyof ValoresElemento]: (valores: ValoresElemento) => Record<string, unknown>;
} = {
  nombre: ({ nombre }) => ({ nombre: nombre.trim() }),
  definicion: ({ definicion }) => ({ definicion: definicion.trim() }),
  notas: ({ notas }) => ({ notas: notas.trim() }),
  usos: ({ usos }) => ({ usos: usos.trim() }),
  palabrasClave: ({ palabrasClave }) => ({ palabrasClave }),
  ejemplos: ({ ejemplos }) => ({ ejemplos: ejemplos.filter((ejemplo) => ejemplo !== '') }),
  entidadResponsable: ({ entidadResponsable }) => ({ entidadResponsableId: entidadResponsable?.id ?? null }),
  clasificacionInformacion: ({ clasificacionInformacion }) => ({ clasificacionInformacion }),
  datoPersonal: ({ datoPersonal }) => ({ datoPersonal }),
  tipoDato: ({ tipoDato }) => ({ tipoDato: tipoDato === '' ? null : tipoDato }),
  longitudMinima: ({ longitudMinima }) => ({ longitudMinima: toCount(longitudMinima) }),
  longitudMaxima: ({ longitudMaxima }) => ({ longitudMaxima: toCount(longitudMaxima) }),
  totalDigitos: ({ totalDigitos }) => ({ totalDigitos: toCount(totalDigitos) }),
  decimales: ({ decimales }) => ({ decimales: toCount(decimales) }),
  valorMinimo: ({ valorMinimo }) => ({ valorMinimo: toNull(valorMinimo) }),
  valorMaximo: ({ valorMaximo }) => ({ valorMaximo: toNull(valorMaximo) }),
  patron: ({ patron }) => ({ patron: patron === '' ? null : patron }),
  unidadMedida: ({ unidadMedida }) => ({ unidadMedida: toNull(unidadMedida) }),
  fuenteLista: ({ fuenteLista }) => ({ fuenteLista: toNull(fuenteLista) }),
  fuenteListaEdicion: ({ fuenteListaEdicion }) => ({ fuenteListaEdicion: toNull(fuenteListaEdicion) }),
  modelo: ({ modelo }) => ({ modelo: modelo === '' ? null : modelo }),
  base: ({ base }) => ({ baseVersionId: base?.versionId ?? null }),
  esAbstracto: ({ esAbstracto }) => ({ esAbstracto }),
  componentes: ({ componentes }) => ({
    componentes: componentes.map(({ parte, nombreLocal, ocurrenciaMinima, ocurrenciaMaxima }) => ({
      versionId: parte.versionId,
      nombreLocal: toNull(nombreLocal),
      ocurrenciaMinima: toCount(ocurrenciaMinima) ?? 0,
      ocurrenciaMaxima: toCount(ocurrenciaMaxima),
    })),
  }),
  nombres: ({ nombres }) => ({
    nombres: nombres.map(({ tipo, nombre, entidad }) => ({
      tipo,
      nombre: nombre.trim(),
      entidadId: entidad?.id ?? null,
    })),
  }),
  fuentes: ({ fuentes }) => ({
    fuentes: fuentes.map(({ tipo, nombre, url, edicion, fecha }) => ({
      tipo,
      nombre: nombre.trim(),
      url: url.trim(),
      edicion: edicion.trim(),
      fecha: toNull(fecha),
    })),
  }),
  normas: ({ normas }) => ({
    normas: normas.map(({ tipo, numero, anio, articulo, entidadEmisora, url, archivo }) => ({
      tipo,
      numero: numero.trim(),
      anio: Number(anio),
      articulo: articulo.trim(),
      entidadEmisora: entidadEmisora.trim(),
      url: url.trim(),
      archivoId: archivo?.id ?? null,
    })),
  }),
  estandares: ({ estandares }) => ({ estandares: estandares.map(({ id }) => id) }),
  relaciones: ({ relaciones }) => ({
    relaciones: relaciones.map(({ tipo, destino, terminoExterno, nota }) => ({
      tipo,
      destinoElementoId: destino?.elementoId ?? null,
      terminoExterno: toNull(terminoExterno),
      nota: nota.trim(),
    })),
  }),
  archivos: ({ archivos }) => ({ archivos: archivos.map(({ id }) => id) }),
  resumenCambio: ({ resumenCambio }) => ({ resumenCambio: resumenCambio.trim() }),
};

/** The body that changes these fields and leaves the others as they are. */
export function toCambios(
  valores: ValoresElemento,
  fields: readonly (keyof ValoresElemento)[],
): CambiosVersion {
  return Object.assign({}, ...fields.map((field) => ENVIOS[field](valores))) as CambiosVersion;
}
