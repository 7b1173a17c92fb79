import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { ESTADO_VERSION_SERVICIO, ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { ARCHIVOS_DIRECTORIO, toArchivo, toCambios } from '../../contract/direcciones.terms.ts';
import {
  buildCodigos,
  buildMomentos,
  buildNodo,
  buildReferencias,
  buildTextos,
  type NodoRdf,
} from './nodo-rdf.ts';

/** The site and the ministry, as the parameters say them. */
export interface SitioDelCatalogo {
  /** Address of the site, without a slash at its end. */
  readonly base: string;
  readonly ministerio: string;
  readonly producto: string;
  /** When something in the directory changed last; null before there is anything. */
  readonly cambiado: Date | null;
}

interface EntidadDelCatalogo {
  readonly nit: string;
  readonly nombre: string;
  readonly sitioWeb: string | null;
}

/** A certificate in force of a version. */
interface CertificadoDelCatalogo {
  readonly numero: string;
  readonly nivel: number;
  /** Path of its public page. */
  readonly pagina: string;
}

/** A version of a servicio that was certified once, as everybody may read it. */
export interface VersionDelCatalogo {
  readonly servicio: string;
  readonly descripcion: string;
  /** OID of the servicio; null where it has none. */
  readonly oid: string | null;
  readonly entidad: EntidadDelCatalogo;
  /** As M.m. */
  readonly numero: string;
  readonly estado: EstadoVersionServicio;
  /** Since when it is at level 1; null for one that is older than the product. */
  readonly desde: Date | null;
  /** Paths of the page of the servicio, of this version, and of the one it changes where that is public too. */
  readonly paginaServicio: string;
  readonly pagina: string;
  readonly paginaAnterior: string | null;
  /** Names of the elements its messages carry. */
  readonly elementos: readonly string[];
  readonly certificados: readonly CertificadoDelCatalogo[];
}

/** What the directory holds, in one sentence. */
export const DESCRIPCION_DIRECTORIO =
  'Servicios con los que las entidades públicas intercambian información: sus versiones, su nivel y los campos de sus mensajes.';

const AUTORIDAD = 'http://publications.europa.eu/resource/authority';
const ESPANOL = `${AUTORIDAD}/language/SPA`;
/** Only public bodies get in, whatever each asks of them. */
const ACCESO_RESTRINGIDO = `${AUTORIDAD}/access-right/RESTRICTED`;
const ACCESO_PUBLICO = `${AUTORIDAD}/access-right/PUBLIC`;

/** How a state is called in the vocabulary that DCAT-AP reads. */
const ESTADO_EUROPEO: Readonly<Record<EstadoVersionServicio, string | null>> = {
  'en-elaboracion': 'DEVELOP',
  estandarizada: 'COMPLETED',
  evaluada: 'COMPLETED',
  certificada: 'COMPLETED',
  publicada: 'COMPLETED',
  obsoleta: 'DEPRECATED',
  retirada: 'WITHDRAWN',
  // It comes back, or it does not: the vocabulary has no word for it.
  suspendida: null,
};

const NIVELES: Readonly<Record<number, string>> = {
  1: 'Nivel 1: servicio estandarizado',
  2: 'Nivel 2: servicio evaluado',
  3: 'Nivel 3: servicio publicado',
};

/** The address of the catalogue, and of what it says by itself: `…/catalogo#nivel-1`. */
function toCatalogo({ base }: Pick<SitioDelCatalogo, 'base'>, parte?: string): string {
  const catalogo = base + ARCHIVOS_DIRECTORIO.catalogo;
  return parte === undefined ? catalogo : `${catalogo}#${parte}`;
}

const toEntidad = (sitio: SitioDelCatalogo, nit: string) =>
  toCatalogo(sitio, `entidad-${encodeURIComponent(nit)}`);

/** The words of the catalogue itself: levels, states and the right to read. */
function presentTerminos(sitio: SitioDelCatalogo): NodoRdf[] {
  const esquema = toCatalogo(sitio, 'estados');
  return [
    ...Object.entries(NIVELES).map(([nivel, titulo]) =>
      buildNodo(toCatalogo(sitio, `nivel-${nivel}`), ['dct:Standard'], { 'dct:title': buildTextos(titulo) }),
    ),
    buildNodo(esquema, ['skos:ConceptScheme'], {
      'dct:title': buildTextos('Estados de una versión de un servicio'),
    }),
    ...ESTADOS_VERSION_SERVICIO.filter((estado) => estado !== 'en-elaboracion').map((estado) => {
      const europeo = ESTADO_EUROPEO[estado];
      return buildNodo(toCatalogo(sitio, `estado-${estado}`), ['skos:Concept'], {
        'skos:prefLabel': buildTextos(ESTADO_VERSION_SERVICIO[estado]),
        'skos:notation': buildCodigos(estado),
        'skos:inScheme': buildReferencias(esquema),
        'skos:closeMatch': buildReferencias(europeo && `${AUTORIDAD}/distribution-status/${europeo}`),
      });
    }),
    buildNodo(ACCESO_RESTRINGIDO, ['dct:RightsStatement'], {
      'rdfs:label': buildTextos('Acceso de entidades públicas'),
    }),
    buildNodo(ACCESO_PUBLICO, ['dct:RightsStatement'], { 'rdfs:label': buildTextos('Acceso público') }),
    buildNodo(ESPANOL, ['dct:LinguisticSystem'], { 'rdfs:label': buildTextos('español') }),
  ];
}

interface ArchivoPublicado {
  readonly clave: string;
  readonly titulo: string;
  readonly ruta: string;
  readonly medio: string;
  readonly tipo: string;
}

const CSV = { medio: 'text/csv', tipo: 'CSV' } as const;
const XLSX = {
  medio: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  tipo: 'XLSX',
} as const;

/** The files of the directory itself, open for everybody. */
const ARCHIVOS: readonly ArchivoPublicado[] = [
  { clave: 'versiones-csv', titulo: 'Versiones (CSV)', ruta: toArchivo('versiones', 'csv'), ...CSV },
  { clave: 'versiones-xlsx', titulo: 'Versiones (Excel)', ruta: toArchivo('versiones', 'xlsx'), ...XLSX },
  { clave: 'campos-csv', titulo: 'Campos de los mensajes (CSV)', ruta: toArchivo('campos', 'csv'), ...CSV },
  {
    clave: 'campos-xlsx',
    titulo: 'Campos de los mensajes (Excel)',
    ruta: toArchivo('campos', 'xlsx'),
    ...XLSX,
  },
  {
    clave: 'cambios',
    titulo: 'Cambios (canal Atom)',
    ruta: toCambios(),
    medio: 'application/atom+xml',
    tipo: 'XML',
  },
];

/** The directory as a dataset, with the files it is downloaded in. */
function presentDirectorio(sitio: SitioDelCatalogo, publica: string): NodoRdf[] {
  return [
    buildNodo(toCatalogo(sitio, 'directorio'), ['dcat:Dataset'], {
      'dct:title': buildTextos('Directorio de servicios de intercambio de información'),
      'dct:description': buildTextos(DESCRIPCION_DIRECTORIO),
      'dct:publisher': buildReferencias(publica),
      'dct:accessRights': buildReferencias(ACCESO_PUBLICO),
      'dct:language': buildReferencias(ESPANOL),
      'dct:modified': buildMomentos(sitio.cambiado),
      'dcat:landingPage': buildReferencias(`${sitio.base}${ARCHIVOS_DIRECTORIO.versiones}`),
      'dcat:distribution': buildReferencias(...ARCHIVOS.map(({ clave }) => toCatalogo(sitio, clave))),
    }),
    ...ARCHIVOS.map(({ clave, titulo, ruta, medio, tipo }) =>
      buildNodo(toCatalogo(sitio, clave), ['dcat:Distribution'], {
        'dct:title': buildTextos(titulo),
        'dcat:accessURL': buildReferencias(sitio.base + ruta),
        'dcat:downloadURL': buildReferencias(sitio.base + ruta),
        'dcat:mediaType': buildReferencias(`http://www.iana.org/assignments/media-types/${medio}`),
        'dct:format': buildReferencias(`${AUTORIDAD}/file-type/${tipo}`),
      }),
    ),
  ];
}

/** What stands before the versions: the catalogue, who publishes it, its words and the directory as a dataset. */
export function presentCatalogo(sitio: SitioDelCatalogo): NodoRdf[] {
  const publica = toCatalogo(sitio, 'publica');
  return [
    buildNodo(toCatalogo(sitio), ['dcat:Catalog'], {
      'dct:title': buildTextos(`Catálogo de servicios: ${sitio.producto}`),
      'dct:description': buildTextos(
        'Versiones certificadas de los servicios con los que las entidades públicas intercambian información, descritas con DCAT 3.',
      ),
      'dct:publisher': buildReferencias(publica),
      'dct:language': buildReferencias(ESPANOL),
      'dct:modified': buildMomentos(sitio.cambiado),
      'foaf:homepage': buildReferencias(`${sitio.base}${ARCHIVOS_DIRECTORIO.versiones}`),
      'dcat:themeTaxonomy': buildReferencias(toCatalogo(sitio, 'estados')),
      'dcat:dataset': buildReferencias(toCatalogo(sitio, 'directorio')),
    }),
    buildNodo(publica, ['foaf:Agent', 'foaf:Organization'], { 'foaf:name': buildTextos(sitio.ministerio) }),
    ...presentTerminos(sitio),
    ...presentDirectorio(sitio, publica),
  ];
}

/** The entidad that offers a version. */
export function presentEntidadDelCatalogo(sitio: SitioDelCatalogo, entidad: EntidadDelCatalogo): NodoRdf {
  return buildNodo(toEntidad(sitio, entidad.nit), ['foaf:Agent', 'foaf:Organization'], {
    'foaf:name': buildTextos(entidad.nombre),
    'dct:identifier': buildCodigos(entidad.nit),
    'foaf:homepage': buildReferencias(entidad.sitioWeb),
  });
}

/**
 * A version as a data service, with its place in the catalogue. Its address is a name and no server: the servers are
 * reached by the exchange layer, and whoever may use them learns it in the page.
 */
export function presentVersionDelCatalogo(sitio: SitioDelCatalogo, version: VersionDelCatalogo): NodoRdf[] {
  const { entidad, numero, estado, certificados, pagina, paginaServicio, paginaAnterior } = version;
  const id = sitio.base + pagina;
  return [
    buildNodo(toCatalogo(sitio), [], { 'dcat:service': buildReferencias(id) }),
    buildNodo(id, ['dcat:DataService'], {
      'dct:title': buildTextos(version.servicio),
      'dct:description': buildTextos(version.descripcion),
      'dct:identifier': buildCodigos(version.oid),
      'dcat:version': buildCodigos(numero),
      'dcat:isVersionOf': buildReferencias(sitio.base + paginaServicio),
      'dcat:previousVersion': buildReferencias(paginaAnterior && sitio.base + paginaAnterior),
      'adms:status': buildReferencias(toCatalogo(sitio, `estado-${estado}`)),
      'dct:publisher': buildReferencias(toEntidad(sitio, entidad.nit)),
      'dcat:contactPoint': [
        buildNodo(null, ['vcard:Kind', 'vcard:Organization'], {
          'vcard:fn': buildTextos(entidad.nombre),
          'vcard:hasURL': buildReferencias(`${sitio.base}${paginaServicio}`),
        }),
      ],
      'dcat:endpointURL': buildReferencias(version.oid === null ? id : `urn:oid:${version.oid}`),
      'dcat:endpointDescription': buildReferencias(id),
      'dcat:landingPage': buildReferencias(id),
      'dct:accessRights': buildReferencias(ACCESO_RESTRINGIDO),
      'dct:conformsTo': buildReferencias(
        ...certificados.map(({ nivel }) => toCatalogo(sitio, `nivel-${nivel}`)),
        ...certificados.map(({ pagina: certificado }) => sitio.base + certificado),
      ),
      'dct:issued': buildMomentos(version.desde),
      'dcat:keyword': buildTextos(...version.elementos),
    }),
    ...certificados.map(({ numero: certificado, nivel, pagina: publica }) =>
      buildNodo(sitio.base + publica, ['dct:Standard'], {
        'dct:title': buildTextos(`Certificado ${certificado}, nivel ${nivel}`),
        'dct:identifier': buildCodigos(certificado),
      }),
    ),
  ];
}
