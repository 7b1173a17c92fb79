import { TIPOS_TRAMITE, type TipoTramite, type VeredictoPapel } from '../contract/terms.ts';

/** Vocabularies of CPSV-AP 3.2 by their usual prefixes. */
const VOCABULARIOS_CPSV = {
  cccev: 'http://data.europa.eu/m8g/',
  cpsv: 'http://purl.org/vocab/cpsv#',
  cv: 'http://data.europa.eu/m8g/',
  dct: 'http://purl.org/dc/terms/',
  eli: 'http://data.europa.eu/eli/ontology#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
} as const;

/** A trámite as the vocabulary says it. */
export interface TramiteCpsv {
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: TipoTramite;
  readonly resultado: string;
  readonly url: string;
  readonly entidad: { readonly nit: string; readonly nombre: string };
  readonly requisitos: readonly {
    readonly id: number;
    readonly nombre: string;
    readonly descripcion: string;
    readonly esPapel: boolean;
    readonly norma: string;
    readonly veredicto: VeredictoPapel | null;
    /** Pages of the servicios that make it unnecessary. */
    readonly servicios: readonly string[];
  }[];
}

type Nodo = Readonly<Record<string, unknown>>;

const toTexto = (texto: string) => ({ '@value': texto, '@language': 'es' });
const toId = (id: string) => ({ '@id': id });

/** Properties without a value are left out. */
const buildNodo = (nodo: Nodo): Nodo =>
  Object.fromEntries(
    Object.entries(nodo).filter(
      ([, valor]) => !(Array.isArray(valor) && valor.length === 0) && valor !== null,
    ),
  );

/**
 * A trámite as a public service of CPSV-AP 3.2 (domain directorio §9): what it asks for are requirements, a paper is a type of
 * evidence, and a paper that a servicio makes unnecessary refers to the page of it.
 *
 * @param base address of the site, without a slash at its end
 */
export function presentTramiteCpsv(base: string, tramite: TramiteCpsv): Nodo {
  const propio = `${base}/tramites/${tramite.codigo}`;
  const entidad = `${base}/entidades/${tramite.entidad.nit}`;
  const resultado = tramite.resultado === '' ? [] : [toId(`${propio}#resultado`)];
  return {
    '@context': VOCABULARIOS_CPSV,
    '@graph': [
      buildNodo({
        '@id': propio,
        '@type': 'cpsv:PublicService',
        'dct:identifier': tramite.codigo,
        'dct:title': toTexto(tramite.nombre),
        'dct:description': toTexto(tramite.resultado === '' ? tramite.nombre : tramite.resultado),
        'dct:type': toTexto(TIPOS_TRAMITE[tramite.tipo]),
        'cv:hasCompetentAuthority': toId(entidad),
        'foaf:page': tramite.url === '' ? [] : [toId(tramite.url)],
        'cpsv:produces': resultado,
        'cv:holdsRequirement': tramite.requisitos.map(({ id }) => toId(`${propio}#requisito-${id}`)),
      }),
      {
        '@id': entidad,
        '@type': 'cv:PublicOrganisation',
        'dct:identifier': tramite.entidad.nit,
        'skos:prefLabel': toTexto(tramite.entidad.nombre),
      },
      ...(tramite.resultado === ''
        ? []
        : [
            {
              '@id': `${propio}#resultado`,
              '@type': 'cv:Output',
              'dct:identifier': `${tramite.codigo}-resultado`,
              'dct:title': toTexto(tramite.resultado),
            },
          ]),
      ...tramite.requisitos.flatMap((requisito) => presentRequisitoCpsv(propio, tramite.codigo, requisito)),
    ],
  };
}

function presentRequisitoCpsv(
  propio: string,
  codigo: string,
  { id, nombre, descripcion, esPapel, norma, servicios }: TramiteCpsv['requisitos'][number],
): Nodo[] {
  const requisito = `${propio}#requisito-${id}`;
  const papel = `${propio}#papel-${id}`;
  const legal = `${propio}#norma-${id}`;
  return [
    buildNodo({
      '@id': requisito,
      '@type': 'cccev:Requirement',
      'dct:identifier': `${codigo}-${id}`,
      'dct:title': toTexto(nombre),
      'dct:description': descripcion === '' ? [] : toTexto(descripcion),
      'cccev:hasEvidenceTypeList': esPapel ? [toId(`${papel}-lista`)] : [],
      'cccev:isDerivedFrom': norma === '' ? [] : [toId(legal)],
      'dct:isReplacedBy': servicios.map(toId),
    }),
    ...(esPapel
      ? [
          {
            '@id': `${papel}-lista`,
            '@type': 'cccev:EvidenceTypeList',
            'cccev:specifiesEvidenceType': [toId(papel)],
          },
          {
            '@id': papel,
            '@type': 'cccev:EvidenceType',
            'dct:identifier': `${codigo}-papel-${id}`,
            'dct:title': toTexto(nombre),
          },
        ]
      : []),
    ...(norma === '' ? [] : [{ '@id': legal, '@type': 'eli:LegalResource', 'dct:title': toTexto(norma) }]),
  ];
}
