import { expect, it } from 'vitest';
import { findDireccionDatos } from './direccion-datos.ts';

it.each([
  ['/diccionario/codSexo', '/codSexo'],
  ['/diccionario/codSexo/', '/codSexo'],
  ['/diccionario/2.999.170.1.1.1.4', '/2.999.170.1.1.1.4'],
  ['/diccionario/codSexo/1.1', '/codSexo?version=1.1'],
  ['/diccionario/Comun/Personal/codSexo', '/codSexo?capa=Comun&dominio=Personal'],
  ['/diccionario/Comun/Personal/codSexo/1.1', '/codSexo?capa=Comun&dominio=Personal&version=1.1'],
])('%s has its data', (path, data) => {
  expect(findDireccionDatos(path)).toBe(`/api-public/diccionario/elementos${data}`);
});

it.each(['/', '/diccionario', '/diccionario/', '/diccionario/a/b/c/d/e', '/mesas-interoperabilidad/home'])(
  '%s is no element',
  (path) => {
    expect(findDireccionDatos(path)).toBeUndefined();
  },
);
