import { LOCALE } from '@marco/country/zone';
import type { PapelMensaje } from '@marco/servicios/terms';
import { LIMITES_CONTRATO } from '../../contract/conformidad.terms.ts';
import type {
  ContratoLeido,
  EjemploLeido,
  FormatoContrato,
  MensajeLeido,
  OperacionLeida,
} from '../../rules/contrato/contrato-leido.ts';
import { createExcedido, createIlegible, toLugar } from './contrato-rechazado.ts';
import {
  type ContenidoLeido,
  type ParametroLeido,
  SIN_CONTENIDO,
  toEscrituraJson,
} from './escritura-json.ts';
import {
  type Entrada,
  findEntrada,
  findNodo,
  findTexto,
  isCierto,
  listEntradas,
  listValores,
  type Nodo,
} from './nodo.ts';
import { addEjemplo, type CampoReunido, LectorCampos, listHojas } from './read-campos-json.ts';
import { Referencias, requireReferenciasPropias } from './referencias.ts';

const METODOS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * What an OpenAPI document says.
 *
 * @throws ContratoRechazado
 */
export function readOpenapi(raiz: Nodo): ContratoLeido {
  const formato = readFormato(raiz);
  requireReferenciasPropias(raiz);
  requireRutas(raiz);
  return new LectorOpenapi(raiz).read(formato);
}

function readFormato(raiz: Nodo): FormatoContrato {
  const version = findEntrada(raiz, 'openapi');
  const escrita = version?.valor.tipo === 'valor' ? version.valor.texto : '';
  const [, menor] = /^3\.([01])(?:\.\d+)?$/.exec(escrita) ?? [];
  if (menor === '0') return 'openapi-3.0';
  if (menor === '1') return 'openapi-3.1';
  const vieja = findEntrada(raiz, 'swagger');
  throw createIlegible(toLugar(null, (version ?? vieja)?.linea ?? raiz.linea), {
    encontrado: describeVersion(escrita, vieja),
    esperado: 'OpenAPI 3.0 u OpenAPI 3.1',
    correccion: 'Convierta el contrato a OpenAPI 3.1 y diga la versión en el campo «openapi».',
  });
}

function describeVersion(escrita: string, vieja: Entrada | undefined): string {
  if (vieja) return 'Swagger 2.0';
  return escrita === '' ? 'Un documento sin el campo «openapi»' : `OpenAPI ${escrita.slice(0, 40)}`;
}

function requireRutas(raiz: Nodo): void {
  const rutas = findEntrada(raiz, 'paths');
  const esObjeto = rutas?.valor.tipo === 'objeto';
  if (!esObjeto)
    throw createIlegible(toLugar(null, rutas?.linea ?? raiz.linea), {
      encontrado: rutas ? 'El campo «paths» no es un objeto' : 'Un contrato sin el campo «paths»',
      esperado: 'Las direcciones del servicio en el campo «paths»',
      correccion: 'Agregue «paths» con las operaciones del servicio.',
    });
}

class LectorOpenapi {
  private readonly raiz: Nodo;
  readonly referencias: Referencias;
  readonly campos: LectorCampos;
  private readonly ejemplos: EjemploLeido[] = [];
  private readonly asincronos: ContratoLeido['asincronos'][number][] = [];
  private readonly servidores: ContratoLeido['servidores'][number][] = [];

  constructor(raiz: Nodo) {
    this.raiz = raiz;
    this.referencias = new Referencias(raiz);
    this.campos = new LectorCampos(this.referencias);
  }

  read(formato: FormatoContrato): ContratoLeido {
    this.addServidores(this.raiz);
    for (const [nombre, { linea }] of listEntradas(findNodo(this.raiz, 'webhooks')))
      this.asincronos.push({ que: `Webhook «${nombre}»`, lugar: toLugar(null, linea, nombre) });
    const operaciones = this.listOperaciones();
    return {
      formato,
      tecnologia: 'rest',
      lugar: toLugar(null, findEntrada(this.raiz, 'openapi')?.linea ?? 1),
      servidores: this.servidores,
      operaciones,
      asincronos: this.asincronos,
      ejemplos: this.ejemplos,
      cortes: this.campos.cortes,
    };
  }

  private addServidores(nodo: Nodo): void {
    for (const servidor of listValores(findNodo(nodo, 'servers'))) {
      const url = findEntrada(servidor, 'url');
      if (url?.valor.tipo === 'valor')
        this.servidores.push({ url: url.valor.texto, lugar: toLugar(null, url.linea, 'servers') });
    }
  }

  private listOperaciones(): OperacionLeida[] {
    const operaciones: OperacionLeida[] = [];
    for (const [direccion, { valor }] of listEntradas(findNodo(this.raiz, 'paths'))) {
      const { nodo: ruta } = this.referencias.resolve(valor);
      this.addServidores(ruta);
      for (const [metodo, entrada] of listEntradas(ruta)) {
        if (!METODOS.includes(metodo)) continue;
        if (operaciones.length >= LIMITES_CONTRATO.operaciones) throw rejectOperaciones(entrada.linea);
        operaciones.push(this.readOperacion(entrada, { metodo, direccion, ruta }));
      }
    }
    return operaciones;
  }

  private readOperacion(
    { linea, valor: operacion }: Entrada,
    { metodo, direccion, ruta }: { readonly metodo: string; readonly direccion: string; readonly ruta: Nodo },
  ): OperacionLeida {
    const codigo = findTexto(operacion, 'operationId') ?? `${metodo.toUpperCase()} ${direccion}`;
    this.addServidores(operacion);
    for (const [nombre, aviso] of listEntradas(findNodo(operacion, 'callbacks')))
      this.asincronos.push({
        que: `Callback «${nombre}»`,
        lugar: toLugar(null, aviso.linea, `${codigo} › ${nombre}`),
      });
    return {
      codigo,
      lugar: toLugar(null, linea, codigo),
      metodo,
      direccion,
      descripcion: findTexto(operacion, 'description') ?? findTexto(operacion, 'summary'),
      mensajes: [
        this.readPeticion(operacion, ruta, { codigo, linea }),
        ...listEntradas(findNodo(operacion, 'responses')).flatMap(([estado, entrada]) =>
          this.readRespuesta(estado, entrada, codigo),
        ),
      ],
    };
  }

  private readPeticion(
    operacion: Nodo,
    ruta: Nodo,
    { codigo, linea }: { readonly codigo: string; readonly linea: number },
  ): MensajeLeido {
    const parametros = [
      ...listValores(findNodo(operacion, 'parameters')),
      ...listValores(findNodo(ruta, 'parameters')),
    ];
    const cuerpo = findEntrada(operacion, 'requestBody');
    const contenido = cuerpo && findEntrada(this.referencias.resolve(cuerpo.valor).nodo, 'content');
    const leidos = parametros.flatMap((parametro) => this.readParametro(parametro, codigo));
    const delCuerpo = contenido ? this.readContenido(contenido, `${codigo} › petición`) : SIN_CONTENIDO;
    return {
      papel: 'peticion',
      nombre: 'petición',
      lugar: toLugar(null, cuerpo?.linea ?? linea, `${codigo} › petición`),
      campos: [...leidos.map(({ campo }) => campo), ...delCuerpo.campos],
      estructuraAceptada: true,
      escritura: toEscrituraJson(this, leidos, delCuerpo),
    };
  }

  /** What travels in the address; headers are of the way, not of the message. */
  private readParametro(nodo: Nodo, codigo: string): ParametroLeido[] {
    const { nodo: parametro } = this.referencias.resolve(nodo);
    const nombre = findEntrada(parametro, 'name');
    const esquema = findNodo(parametro, 'schema');
    const lugar = findTexto(parametro, 'in');
    if (nombre?.valor.tipo !== 'valor' || !esquema || (lugar !== 'path' && lugar !== 'query')) return [];
    const campo = this.campos.readCampo(esquema, {
      nombre: nombre.valor.texto,
      linea: nombre.linea,
      obligatorio: lugar === 'path' || isCierto(parametro, 'required'),
      ruta: `${codigo} › petición`,
    });
    const suyo = { ...campo, descripcion: findTexto(parametro, 'description') ?? campo.descripcion };
    this.addEjemplos(parametro, (ejemplo) =>
      suyo.ejemplos.push(...listHojas(ejemplo, suyo.nombre, suyo.lugar.ruta)),
    );
    this.ejemplos.push(...suyo.ejemplos);
    return [{ campo: suyo, esquema }];
  }

  private readRespuesta(estado: string, { linea, valor }: Entrada, codigo: string): MensajeLeido[] {
    const papel = findPapel(estado);
    if (!papel) return [];
    const contenido = findEntrada(this.referencias.resolve(valor).nodo, 'content');
    const ruta = `${codigo} › respuesta ${estado}`;
    const leido = contenido ? this.readContenido(contenido, ruta) : SIN_CONTENIDO;
    return [
      {
        papel,
        nombre: estado,
        lugar: toLugar(null, linea, ruta),
        campos: leido.campos,
        estructuraAceptada: papel !== 'error' || isProblema(contenido?.valor, leido.campos),
        escritura: toEscrituraJson(this, [], leido),
      },
    ];
  }

  /** The fields of a body, in the form of JSON where there is one. */
  private readContenido({ valor }: Entrada, ruta: string): ContenidoLeido {
    const medios = listEntradas(valor);
    const medio =
      medios.find(([tipo]) => tipo === 'application/json') ??
      medios.find(([tipo]) => tipo.includes('json')) ??
      medios[0];
    const esquema = medio && findNodo(medio[1].valor, 'schema');
    if (!medio || !esquema) return SIN_CONTENIDO;
    const campos = this.campos.listCampos(esquema, ruta);
    const ejemplos: Nodo[] = [];
    this.addEjemplos(medio[1].valor, (ejemplo) => {
      addEjemplo(ejemplo, campos);
      ejemplos.push(ejemplo);
      this.ejemplos.push(...listHojas(ejemplo, '', ruta));
    });
    this.keepEjemplos(campos);
    return { campos, esquema, ejemplos, ruta };
  }

  /** Examples that stand in schemas, of which some are those of the message and are kept once. */
  private keepEjemplos(campos: readonly CampoReunido[]): void {
    for (const { ejemplos, hijos } of campos) {
      this.ejemplos.push(...ejemplos);
      this.keepEjemplos(hijos);
    }
  }

  private addEjemplos(nodo: Nodo, add: (ejemplo: Nodo) => void): void {
    const solo = findNodo(nodo, 'example');
    if (solo) add(solo);
    for (const [, { valor }] of listEntradas(findNodo(nodo, 'examples'))) {
      const ejemplo = findNodo(this.referencias.resolve(valor).nodo, 'value');
      if (ejemplo) add(ejemplo);
    }
  }
}

function rejectOperaciones(linea: number) {
  return createExcedido(toLugar(null, linea), {
    encontrado: `Más de ${LIMITES_CONTRATO.operaciones.toLocaleString(LOCALE)} operaciones`,
    esperado: `Máximo ${LIMITES_CONTRATO.operaciones.toLocaleString(LOCALE)} operaciones en un contrato`,
    correccion: 'Divida el contrato: uno para cada servicio.',
  });
}

function findPapel(estado: string): PapelMensaje | null {
  if (/^2(?:\d\d|XX)$/i.test(estado)) return 'respuesta';
  return /^[45](?:\d\d|XX)$/i.test(estado) || estado === 'default' ? 'error' : null;
}

/** RFC 9457, by its media type or by its fields. */
function isProblema(contenido: Nodo | undefined, campos: readonly CampoReunido[]): boolean {
  if (listEntradas(contenido).some(([tipo]) => /^application\/problem\+(?:json|xml)\b/.test(tipo)))
    return true;
  const nombres = new Set(campos.map(({ nombre }) => nombre));
  return nombres.has('title') && nombres.has('status');
}
