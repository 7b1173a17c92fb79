import { Card } from '@marco/web-kit/card';
import { Identifier } from '@marco/web-kit/clipboard';
import { CATALOGO_DATOS_ABIERTOS, toCambios, toVolcado } from '../../contract/direcciones.terms.ts';
import { ULTIMA_EDICION } from '../../contract/terms.ts';
import styles from './catalogo.module.css';

const DIRECCIONES = [
  ['Catálogo en JSON', `${CATALOGO_DATOS_ABIERTOS}?formato=json`, 'la dirección del catálogo en JSON'],
  [
    'Catálogo DCAT en JSON-LD',
    `${CATALOGO_DATOS_ABIERTOS}?formato=jsonld`,
    'la dirección del catálogo en JSON-LD',
  ],
  [
    'Catálogo DCAT en Turtle',
    `${CATALOGO_DATOS_ABIERTOS}?formato=ttl`,
    'la dirección del catálogo en Turtle',
  ],
  ['Todo en un archivo, cada semana', toVolcado(ULTIMA_EDICION), 'la dirección del volcado'],
  ['Lo que cambió desde el anterior', toCambios(ULTIMA_EDICION), 'la dirección de los cambios'],
] as const;

/** What programs read: these addresses do not change. */
export function ProgramasCard() {
  return (
    <Card title="Para otros programas">
      <dl className={styles['direcciones']}>
        {DIRECCIONES.map(([titulo, ruta, nombre]) => (
          <div key={ruta}>
            <dt>{titulo}</dt>
            <dd>
              <Identifier text={new URL(ruta, window.location.origin).href} name={nombre} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
