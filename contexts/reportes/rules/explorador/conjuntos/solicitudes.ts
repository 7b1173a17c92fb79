import { ESTADO_SOLICITUD, TIPO_SOLICITUD } from '@marco/solicitudes/terms';
import { DE_ENTIDAD, defineConjunto } from '../conjunto.ts';

export const CONJUNTO_SOLICITUDES = defineConjunto({
  codigo: 'solicitudes',
  titulo: 'Solicitudes de servicio',
  pregunta: '¿Cuántas solicitudes hay, de quién son y cómo van?',
  periodo: 'Radicación',
  dimensiones: [
    { codigo: 'estado', nombre: 'Estado', clase: 'orden', terminos: ESTADO_SOLICITUD },
    {
      codigo: 'nivel',
      nombre: 'Nivel',
      clase: 'orden',
      terminos: { 1: 'Nivel 1', 2: 'Nivel 2', 3: 'Nivel 3' },
    },
    { codigo: 'tipo', nombre: 'Tipo', clase: 'orden', terminos: TIPO_SOLICITUD },
    ...DE_ENTIDAD,
    { codigo: 'mesRadicacion', nombre: 'Mes de radicación', clase: 'mes', sinValor: 'Sin radicar' },
    { codigo: 'mesCierre', nombre: 'Mes de cierre', clase: 'mes', sinValor: 'Sin cerrar' },
    {
      codigo: 'consultor',
      nombre: 'Consultor',
      clase: 'nombre',
      tabla: 'consultor',
      sinValor: 'Sin asignar',
      soloMinisterio: true,
    },
  ],
  medidas: [
    { codigo: 'solicitudes', nombre: 'Solicitudes', unidad: 'entero', aditiva: true },
    { codigo: 'abiertas', nombre: 'Abiertas', unidad: 'entero', aditiva: true },
    { codigo: 'vencidas', nombre: 'Vencidas', unidad: 'entero', aditiva: true },
    { codigo: 'certificadas', nombre: 'Certificadas', unidad: 'entero', aditiva: true },
    { codigo: 'devoluciones', nombre: 'Devoluciones', unidad: 'entero', aditiva: true },
  ],
  definicion: {
    texto:
      'Cuenta las solicitudes de su lista. Vencida es la abierta cuyo plazo ya pasó. Una solicitud puede devolverse varias veces.',
    fuentes: ['Solicitudes', 'Pasos'],
    versiones: ['2026-11-28'],
  },
});
