import { openTestSession, type TestApp } from '@marco/test-kit';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls of somebody who maintains the ontology, on the real application. */
export function buildCalls(test: TestApp, token: string) {
  const call = (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method,
      url: `/api/ontologia/${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload ? { payload } : {}),
    });
  const create = async (palabra: string, datos: object) => {
    const answer = await call('POST', palabra, datos);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  const publish = async (palabra: string, id: number) => {
    const answer = await call('POST', `${palabra}/${id}/estado`, { estado: 'vigente' });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  return { call, create, publish };
}

export type Calls = ReturnType<typeof buildCalls>;

/** Session of a person who administers the ontology. */
export function openMantenedor(test: TestApp): Promise<string> {
  return openTestSession(test.database.kysely, '1000000001');
}

/** Session of a person who only reads it. */
export function openLector(test: TestApp): Promise<string> {
  return openTestSession(test.database.kysely, '1000000011');
}

export const buildDefinicion = (codigo: string, more: object = {}) => ({
  codigo,
  nombre: `Término ${codigo}`,
  tipo: 'clase',
  definicion: `Lo que significa ${codigo}.`,
  fuente: '',
  idClaseSuperior: null,
  idDominio: null,
  idRango: null,
  rangoTipoDato: null,
  idElemento: null,
  sinonimos: [],
  ...more,
});

export const buildIndividuo = (codigo: string, idClase: number, more: object = {}) => ({
  codigo,
  nombre: `Individuo ${codigo}`,
  idClase,
  notacion: '',
  vigenteDesde: null,
  vigenteHasta: null,
  valores: [],
  ...more,
});

export const buildEvento = (codigo: string, more: object = {}) => ({
  codigo,
  nombre: `Evento ${codigo}`,
  tipo: 'vida',
  descripcion: `Ocurre ${codigo}.`,
  disparador: '',
  precondiciones: '',
  resultados: '',
  participantes: [],
  elementos: [],
  ...more,
});

export const buildRegla = (codigo: string, more: object = {}) => ({
  codigo,
  nombre: `Regla ${codigo}`,
  tipo: 'validacion',
  enunciado: `Debe cumplirse ${codigo}.`,
  lenguaje: 'texto',
  expresion: '',
  severidad: 'error',
  mensaje: '',
  idClase: null,
  elementos: [],
  ...more,
});

/** What a change of a ficha sends of what its creation answered. */
export function toCambio<Datos extends { codigo: string }>(datos: Datos, more: object = {}) {
  const { codigo: _codigo, ...cambio } = datos;
  return { ...cambio, ...more };
}
