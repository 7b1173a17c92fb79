import { describe, expect, it } from 'vitest';
import { findErroresTextos, listVariables, renderEjemplo } from './textos-plantilla.ts';

const propias = {
  entidad: { descripcion: 'Nombre de la entidad', ejemplo: 'Alcaldía de Ejemplo' },
  rol: { descripcion: 'Nombre del rol', ejemplo: 'Líder de interoperabilidad' },
};
const rolAsignado = { variables: listVariables(propias), reservado: false };
const claveRestablecer = { variables: listVariables({}), reservado: true };
const textos = { asunto: 'Rol {{rol}}', cuerpo: 'Hola, {{nombre}}: {{entidad}}', aviso: '{{rol}}' };

describe('the texts of an event', () => {
  it('the link of a reserved mail stays out of its subject, which the outbox shows', () => {
    const textos = { asunto: 'Abra {{ enlace }}', cuerpo: '{{enlace}}', aviso: 'Aviso' };
    expect(findErroresTextos(claveRestablecer, textos)).toEqual([
      { campo: 'asunto', mensaje: 'El enlace de este correo es reservado: va solo en el cuerpo.' },
    ]);
    expect(findErroresTextos(rolAsignado, textos)).toEqual([]);
  });

  it('may use the variables of the event and the common ones, and the error names the field', () => {
    expect(rolAsignado.variables.map(({ nombre }) => nombre)).toEqual([
      'entidad',
      'rol',
      'nombre',
      'producto',
      'ministerio',
      'soporte',
      'enlace',
    ]);
    expect(findErroresTextos(rolAsignado, textos)).toEqual([]);
    expect(findErroresTextos(claveRestablecer, textos)).toEqual([
      { campo: 'asunto', mensaje: 'La variable {{rol}} no existe en este evento.' },
      { campo: 'cuerpo', mensaje: 'La variable {{entidad}} no existe en este evento.' },
      { campo: 'aviso', mensaje: 'La variable {{rol}} no existe en este evento.' },
    ]);
  });

  it('are previewed with their examples, and with real values where there are', () => {
    expect(renderEjemplo(rolAsignado, textos, { nombre: 'Luisa' })).toMatchObject({
      asunto: 'Rol Líder de interoperabilidad',
      texto: 'Hola, Luisa: Alcaldía de Ejemplo',
      aviso: 'Líder de interoperabilidad',
    });
  });
});
