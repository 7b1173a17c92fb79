import { type Places, screenAt, screenOf } from '@marco/test-kit/declarations';

/** The form and the page of the first version in a state. */
const ofVersion = (name: string, estado: string, suffix: string) =>
  screenOf(
    name,
    `/app/elementos-de-dato/{id}${suffix}`,
    `select min(id) as id from elementos_versiones where estado = '${estado}'`,
  );

/** Elements as the ministry administers them. */
export const places: Places = {
  administrator: [
    screenAt('elements', '/app/elementos-de-dato', 'Elementos de dato'),
    screenAt('new element', '/app/elementos-de-dato/new', /\S/),
    ofVersion('element', 'incorporado', ''),
    ofVersion('element, by an address of its tabs', 'incorporado', '?pestana=comentarios'),
    ofVersion('draft of an element', 'borrador', ''),
    ofVersion('form of an element', 'borrador', '/edit'),
    ofVersion('versions of an element', 'incorporado', '/versiones'),
  ],
};
