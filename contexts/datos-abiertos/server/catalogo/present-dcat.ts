import {
  buildCodigos,
  buildMomentos,
  buildNodo,
  buildReferencias,
  buildTextos,
  type NodoRdf,
} from '@marco/directorio/port';
import {
  datosAbiertosPaths,
  TITULO_DATOS_ABIERTOS,
  toConjunto,
} from '../../contract/datos-abiertos.paths.ts';
import { CATALOGO_DATOS_ABIERTOS } from '../../contract/direcciones.terms.ts';
import type {
  ArchivoAbierto,
  CatalogoDeDatos,
  ResumenConjunto,
  VolcadoPublicado,
} from '../../contract/index.ts';
import type { FormatoAbierto } from '../../contract/terms.ts';

interface SitioDeDatos {
  /** Address of the site, without a slash at its end. */
  readonly base: string;
  readonly ministerio: string;
  readonly producto: string;
}

const AUTORIDAD = 'http://publications.europa.eu/resource/authority';
const ESPANOL = `${AUTORIDAD}/language/SPA`;
const DIARIA = `${AUTORIDAD}/frequency/DAILY`;
const PUBLICO = `${AUTORIDAD}/access-right/PUBLIC`;
const MEDIOS: Readonly<Record<FormatoAbierto | 'zip', { readonly medio: string; readonly tipo: string }>> = {
  csv: { medio: 'text/csv', tipo: 'CSV' },
  json: { medio: 'application/json', tipo: 'JSON' },
  zip: { medio: 'application/zip', tipo: 'ZIP' },
};

const toCatalogo = ({ base }: SitioDeDatos, parte?: string) =>
  `${base}${CATALOGO_DATOS_ABIERTOS}${parte === undefined ? '' : `#${parte}`}`;

function presentDistribucion(
  sitio: SitioDeDatos,
  licencia: string,
  archivo: Omit<ArchivoAbierto, 'formato'> & {
    readonly formato: FormatoAbierto | 'zip';
    readonly titulo: string;
  },
): NodoRdf {
  const { medio, tipo } = MEDIOS[archivo.formato];
  const direccion = sitio.base + archivo.direccion;
  return buildNodo(`${direccion}#distribucion`, ['dcat:Distribution'], {
    'dct:title': buildTextos(archivo.titulo),
    'dcat:accessURL': buildReferencias(direccion),
    'dcat:downloadURL': buildReferencias(direccion),
    'dcat:mediaType': buildReferencias(`http://www.iana.org/assignments/media-types/${medio}`),
    'dct:format': buildReferencias(`${AUTORIDAD}/file-type/${tipo}`),
    'dcat:byteSize': [{ '@value': String(archivo.bytes), '@type': 'xsd:nonNegativeInteger' }],
    'dct:license': buildReferencias(licencia),
    'spdx:checksum': [
      buildNodo(null, ['spdx:Checksum'], {
        'spdx:algorithm': buildReferencias('http://spdx.org/rdf/terms#checksumAlgorithm_sha256'),
        'spdx:checksumValue': [{ '@value': archivo.sha256, '@type': 'xsd:hexBinary' }],
      }),
    ],
  });
}

function presentConjunto(sitio: SitioDeDatos, licencia: string, resumen: ResumenConjunto): NodoRdf[] {
  const { codigo, titulo, descripcion, edicion } = resumen;
  const pagina = sitio.base + toConjunto(codigo);
  const distribuciones = (edicion?.archivos ?? []).map((archivo) =>
    presentDistribucion(sitio, licencia, {
      ...archivo,
      titulo: `${titulo} (${MEDIOS[archivo.formato].tipo})`,
    }),
  );
  return [
    buildNodo(toCatalogo(sitio), [], { 'dcat:dataset': buildReferencias(`${pagina}#conjunto`) }),
    buildNodo(`${pagina}#conjunto`, ['dcat:Dataset'], {
      'dct:title': buildTextos(titulo),
      'dct:description': buildTextos(descripcion),
      'dct:identifier': buildCodigos(codigo),
      'dct:publisher': buildReferencias(toCatalogo(sitio, 'publica')),
      'dct:accrualPeriodicity': buildReferencias(DIARIA),
      'dct:accessRights': buildReferencias(PUBLICO),
      'dct:language': buildReferencias(ESPANOL),
      'dct:modified': buildMomentos(edicion ? new Date(edicion.publicadaEn) : null),
      'dcat:landingPage': buildReferencias(pagina),
      'dcat:distribution': buildReferencias(...distribuciones.map((una) => una['@id'] ?? null)),
    }),
    ...distribuciones,
  ];
}

function presentVolcado(sitio: SitioDeDatos, licencia: string, volcado: VolcadoPublicado): NodoRdf[] {
  const { cambios } = volcado;
  const distribuciones = [
    presentDistribucion(sitio, licencia, {
      ...volcado,
      formato: 'zip',
      titulo: 'Todos los conjuntos (ZIP con CSV, JSON y SQLite)',
    }),
    ...(cambios
      ? [
          presentDistribucion(sitio, licencia, {
            ...cambios,
            formato: 'zip',
            titulo: `Cambios desde el volcado del ${cambios.desde} (ZIP con CSV)`,
          }),
        ]
      : []),
  ];
  return [
    buildNodo(toCatalogo(sitio), [], { 'dcat:dataset': buildReferencias(toCatalogo(sitio, 'volcado')) }),
    buildNodo(toCatalogo(sitio, 'volcado'), ['dcat:Dataset'], {
      'dct:title': buildTextos('Volcado completo de los datos abiertos'),
      'dct:description': buildTextos(
        'Todos los conjuntos de una edición en un solo archivo, con su manifiesto firmado.',
      ),
      'dct:publisher': buildReferencias(toCatalogo(sitio, 'publica')),
      'dct:accrualPeriodicity': buildReferencias(`${AUTORIDAD}/frequency/WEEKLY`),
      'dct:language': buildReferencias(ESPANOL),
      'dct:modified': buildMomentos(new Date(volcado.publicadoEn)),
      'dcat:distribution': buildReferencias(...distribuciones.map((una) => una['@id'] ?? null)),
    }),
    ...distribuciones,
  ];
}

/** The open data as a catalogue (DCAT 3), every set with the files of its edition. */
export function presentDcat(sitio: SitioDeDatos, catalogo: CatalogoDeDatos): NodoRdf[] {
  const { licencia, ultima, conjuntos, volcado } = catalogo;
  const textoDeLicencia = licencia.direccion === '' ? toCatalogo(sitio, 'licencia') : licencia.direccion;
  return [
    buildNodo(toCatalogo(sitio), ['dcat:Catalog'], {
      'dct:title': buildTextos(`${TITULO_DATOS_ABIERTOS}: ${sitio.producto}`),
      'dct:description': buildTextos(
        'Conjuntos de datos abiertos del Marco de Interoperabilidad, publicados cada día.',
      ),
      'dct:publisher': buildReferencias(toCatalogo(sitio, 'publica')),
      'dct:language': buildReferencias(ESPANOL),
      'dct:license': buildReferencias(textoDeLicencia),
      'dct:modified': buildMomentos(ultima ? new Date(ultima.publicadaEn) : null),
      'foaf:homepage': buildReferencias(sitio.base + datosAbiertosPaths.home),
    }),
    buildNodo(toCatalogo(sitio, 'publica'), ['foaf:Agent', 'foaf:Organization'], {
      'foaf:name': buildTextos(sitio.ministerio),
    }),
    buildNodo(textoDeLicencia, ['dct:LicenseDocument'], { 'dct:title': buildTextos(licencia.nombre) }),
    buildNodo(ESPANOL, ['dct:LinguisticSystem'], { 'rdfs:label': buildTextos('español') }),
    buildNodo(PUBLICO, ['dct:RightsStatement'], { 'rdfs:label': buildTextos('Acceso público') }),
    ...conjuntos.flatMap((uno) => presentConjunto(sitio, textoDeLicencia, uno)),
    ...(volcado ? presentVolcado(sitio, textoDeLicencia, volcado) : []),
  ];
}
