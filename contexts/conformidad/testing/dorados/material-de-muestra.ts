import type { Clausura, Pieza, PiezaSimple } from '@marco/esquemas/port';
import type { NodoComparable } from '@marco/servicios/port';
import type { BaseValor } from '../../rules/contrato/espacio-valores.ts';
import type { CampoEsperado, ServicioEsperado } from '../../rules/esperado.ts';
import type { MaterialMensajes } from '../../server/esperado/material.ts';

const TIPOS: Readonly<Partial<Record<BaseValor, PiezaSimple['tipoDato']>>> = {
  entero: 'entero',
  decimal: 'decimal',
  logico: 'booleano',
  fecha: 'fecha',
  'fecha-hora': 'fecha-hora',
  hora: 'hora',
  binario: 'binario',
};

/** What the messages of a service of the tests are written with: an element for each of its fields. */
export function createMaterialDe({ servicio, operaciones }: ServicioEsperado): MaterialMensajes {
  const piezas = new Map<number, Pieza>();
  const toNodo = (campo: CampoEsperado): NodoComparable => {
    const versionId = piezas.size + 1;
    piezas.set(versionId, toPieza(campo, versionId));
    const { nombreLocal, obligatorio, maximo, hijos } = campo;
    const minimo = obligatorio ? 1 : 0;
    return { nombreLocal, elementoVersionId: versionId, minimo, maximo, hijos: hijos.map(toNodo) };
  };
  const mensajes = operaciones.flatMap(({ codigo, mensajes: suyos }) =>
    codigo === null
      ? []
      : suyos.map(({ papel, campos }) => ({ operacion: codigo, papel, campos, nodos: campos.map(toNodo) })),
  );
  const clausura: Clausura = {
    raices: [],
    piezas,
    espacioRaiz: 'https://lenguaje.ejemplo.gov.co',
    fecha: '2026-11-26',
  };
  return { servicioId: servicio.id, clausura, mensajes };
}

function toPieza({ nombreLocal, elemento, valores }: CampoEsperado, versionId: number): Pieza {
  const comun = {
    versionId,
    elementoId: versionId,
    identificador: nombreLocal,
    nombre: nombreLocal,
    definicion: '',
    ejemplos: [],
    oid: elemento?.oid ?? '',
    mayor: 1,
    menor: 0,
    carpeta: 'Comun',
    prefijo: 'com',
    dominio: 'Migracion',
  };
  if (valores.base === 'compuesto')
    return {
      ...comun,
      tipo: 'compuesto',
      modelo: 'secuencia',
      baseId: null,
      abstracto: false,
      componentes: [],
    };
  const toTexto = (numero: number | null) => (numero === null ? null : String(numero));
  return {
    ...comun,
    tipo: 'simple',
    tipoDato: TIPOS[valores.base] ?? 'cadena',
    unidadMedida: null,
    longitudMinima: valores.longitudMinima,
    longitudMaxima: valores.longitudMaxima,
    totalDigitos: valores.totalDigitos,
    decimales: valores.decimales,
    valorMinimo: toTexto(valores.minimo),
    valorMaximo: toTexto(valores.maximo),
    patron: valores.patron,
    valores: valores.lista?.map((codigo) => ({ codigo, nombre: codigo, descripcion: '' })) ?? null,
  };
}
