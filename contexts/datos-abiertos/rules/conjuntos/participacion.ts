import { type ConjuntoAbierto, defineColumnas } from './conjunto.ts';

/** Who takes part, and what they do together. */
export const CONJUNTOS_DE_PARTICIPACION = {
  entidades: {
    titulo: 'Entidades vinculadas',
    descripcion:
      'Entidades con al menos una persona activa en el Marco: qué son, dónde están y cuántos servicios tienen.',
    fuente: 'Directorio de entidades y membresías activas.',
    llave: ['nit'],
    columnas: defineColumnas(
      ['nit', 'texto', 'Número de identificación tributaria, sin dígito de verificación.', 'numNit'],
      ['digito_verificacion', 'entero', 'Dígito de verificación del NIT.', 'numDigitoVerificacion'],
      ['nombre', 'texto', 'Razón social.', 'descripcionRazonSocial'],
      ['sigla', 'texto', 'Sigla, si la tiene.', 'descripcionSigla'],
      ['tipo', 'texto', 'Clase de organización: publica, privada o ies.'],
      ['codigo_sector', 'entero', 'Código del sector administrativo.', 'codSectorAdministrativo'],
      ['sector', 'texto', 'Nombre del sector administrativo.'],
      ['orden', 'texto', 'Orden nacional o territorial.'],
      ['codigo_departamento', 'texto', 'Código DIVIPOLA del departamento.', 'codDepartamento'],
      ['departamento', 'texto', 'Nombre del departamento.', 'nomDepartamento'],
      ['codigo_municipio', 'texto', 'Código DIVIPOLA del municipio.', 'codMunicipio'],
      ['municipio', 'texto', 'Nombre del municipio.', 'nomMunicipio'],
      ['codigo_xroad', 'texto', 'Código de miembro en X-Road, si lo tiene.'],
      ['servicios', 'entero', 'Servicios que tiene en el directorio.'],
    ),
  },
  mesas: {
    titulo: 'Mesas de interoperabilidad',
    descripcion:
      'Cada mesa con su objetivo, la entidad que la lidera y cuántas entidades, servicios y reuniones tiene.',
    fuente: 'Mesas de interoperabilidad.',
    llave: ['mesa'],
    columnas: defineColumnas(
      ['mesa', 'entero', 'Número de la mesa.'],
      ['nombre', 'texto', 'Nombre de la mesa.'],
      ['objetivo', 'texto', 'Para qué existe.'],
      ['nit_lider', 'texto', 'NIT de la entidad que la lidera.', 'numNit'],
      ['entidad_lider', 'texto', 'Entidad que la lidera.', 'descripcionRazonSocial'],
      ['activa', 'logico', 'Si sigue trabajando.'],
      ['creada', 'momento', 'Cuándo se creó.'],
      ['cerrada', 'momento', 'Cuándo se cerró.'],
      ['entidades', 'entero', 'Entidades que participan.'],
      ['servicios', 'entero', 'Servicios que trabaja.'],
      ['reuniones_realizadas', 'entero', 'Reuniones que ya se hicieron.'],
    ),
  },
  reuniones: {
    titulo: 'Reuniones de las mesas',
    descripcion:
      'Cada reunión con su tema, su estado y su acta. De quienes asisten solo se dice un rango: nunca nombres ni cantidades menores de cinco.',
    fuente: 'Reuniones y actas de las mesas.',
    llave: ['reunion'],
    columnas: defineColumnas(
      ['reunion', 'entero', 'Número de la reunión.'],
      ['mesa', 'entero', 'Número de la mesa.'],
      ['tema', 'texto', 'Tema de la reunión.'],
      ['estado', 'texto', 'programada, en-curso, realizada o cancelada.'],
      ['inicia', 'momento', 'Cuándo empieza.'],
      ['duracion_minutos', 'entero', 'Duración prevista.'],
      ['asistentes', 'personas', 'Personas que asistieron, por rangos.'],
      ['entidades_asistentes', 'entero', 'Entidades que asistieron.'],
      ['acta', 'entero', 'Número del acta sellada, si la tiene.'],
      ['acta_sellada', 'momento', 'Cuándo se selló el acta.'],
    ),
  },
  compromisos: {
    titulo: 'Compromisos de las mesas',
    descripcion:
      'Compromisos por entidad y mes de vencimiento: cuántos eran, cuántos se cumplieron y cuántos a tiempo.',
    fuente: 'Compromisos de las mesas; no se cuentan los que se cancelaron.',
    llave: ['nit', 'mes'],
    columnas: defineColumnas(
      ['nit', 'texto', 'NIT de la entidad que se comprometió.', 'numNit'],
      ['entidad', 'texto', 'Entidad que se comprometió.', 'descripcionRazonSocial'],
      ['mes', 'texto', 'Mes en el que vencen, AAAA-MM.'],
      ['compromisos', 'entero', 'Los que vencen en el mes.'],
      ['cumplidos', 'entero', 'Los que se cumplieron.'],
      ['cumplidos_a_tiempo', 'entero', 'Los que se cumplieron a más tardar el día de su vencimiento.'],
      ['abiertos', 'entero', 'Los que siguen sin cumplir.'],
    ),
  },
} as const satisfies Readonly<Record<string, ConjuntoAbierto>>;
