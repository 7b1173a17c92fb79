import { BareDialog } from '@marco/web-kit/bare-dialog';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './busqueda.module.css';
import { BusquedaVacia } from './busqueda-vacia.tsx';
import chips from './filtros.module.css';
import { Filtros } from './filtros.tsx';
import { OpcionItem } from './opcion-item.tsx';
import { useCaja } from './use-caja.ts';
import { VistaPrevia } from './vista-previa.tsx';

const LABEL = 'Busque un registro, una acción o un término';

/** How the keys of the box are told, and what each does. */
const TECLAS = [
  [['↑', '↓'], 'mover'],
  [['Enter'], 'abrir'],
  [['Ctrl', 'Enter'], 'abrir en otra pestaña'],
  [['Tab'], 'cambiar de tipo'],
] as const;

/** The search over everything: one box for records, actions, help, glossary and what was seen of late. */
export function BusquedaDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caja = useCaja(onClose);
  const { texto, grupos, opciones, elegida, resultado, isPending, filtros, filtro } = caja;
  useEffect(() => input.current?.focus(), []);
  const toId = (clave: string) => `${id}-${clave}`;
  useEffect(() => {
    if (elegida) document.getElementById(`${id}-${elegida.clave}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, elegida]);

  /** Keys whose use in a field is another go to the list: the field is one line of a few words. */
  const actions: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: () => caja.move(1),
    ArrowUp: () => caja.move(-1),
    Home: () => caja.moveTo(0),
    End: () => caja.moveTo(opciones.length - 1),
    Enter: ({ ctrlKey, metaKey }) => caja.submit(ctrlKey || metaKey),
    // Before anything is typed there are no kinds: the key goes to the examples and to what forgets.
    ...(filtros.length > 0 && {
      Tab: ({ shiftKey }: KeyboardEvent) => caja.moveFiltro(shiftKey ? -1 : 1),
    }),
    Escape: () => (texto === '' ? onClose() : caja.write('')),
  };

  return (
    <BareDialog label="Buscar en todo el sistema" onClose={onClose}>
      <div className={styles['box']}>
        <Search size={20} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={opciones.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={elegida ? toId(elegida.clave) : undefined}
          aria-autocomplete="list"
          aria-label={LABEL}
          placeholder={LABEL}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={texto}
          onChange={(event) => caja.write(event.target.value)}
          onKeyDown={(event) => {
            const act = actions[event.key];
            if (!act || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            act(event);
          }}
        />
        {texto === '' ? null : (
          <button
            type="button"
            className={styles['clear']}
            aria-label="Borrar lo escrito"
            onClick={() => {
              caja.write('');
              input.current?.focus();
            }}
          >
            <X size={18} />
          </button>
        )}
        <span className={styles['key']} aria-hidden="true">
          Esc
        </span>
        <button type="button" className={styles['close']} onClick={onClose}>
          Cerrar
        </button>
        {isPending ? <span className={styles['bar']} /> : null}
      </div>
      {filtros.length > 0 ? (
        <Filtros
          filtros={filtros}
          elegido={filtro}
          onChoose={caja.chooseFiltro}
          total={caja.estado}
          isTabbable={false}
        />
      ) : (
        <Ejemplos onChoose={caja.write} />
      )}
      <div className={styles['body']} data-preview={elegida?.ficha ? true : undefined}>
        <div className={styles['list']}>
          <BusquedaVacia caja={caja} />
          <div id={`${id}-list`} role="listbox" aria-label="Resultados" className={styles['options']}>
            {grupos.map(({ titulo, opciones: suyas }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options
              <div key={titulo} role="group" aria-label={titulo}>
                <p aria-hidden="true">{titulo}</p>
                {suyas.map((opcion) => (
                  <OpcionItem
                    key={opcion.clave}
                    id={toId(opcion.clave)}
                    opcion={opcion}
                    buscado={caja.palabras}
                    isSelected={opcion === elegida}
                    onPoint={() => caja.point(opcion)}
                    onChoose={(isApart) => caja.choose(opcion, isApart)}
                  />
                ))}
              </div>
            ))}
          </div>
          {caja.canClear ? (
            <button type="button" className={styles['forget']} onClick={caja.clear}>
              Borrar lo que abrí
            </button>
          ) : null}
        </div>
        {elegida?.ficha ? <VistaPrevia opcion={elegida} onOpen={() => caja.open(elegida)} /> : null}
      </div>
      <div className={styles['keys']} aria-hidden="true">
        {TECLAS.map(([teclas, para]) => (
          <span key={para}>
            {teclas.map((tecla) => (
              <kbd key={tecla}>{tecla}</kbd>
            ))}
            {para}
          </span>
        ))}
        <span className={styles['push']}>
          <b>de:</b> entidad, <b>en:</b> tipo, <b>estado:</b>, <b>vence:</b>
        </span>
      </div>
      <p className="sr" role="status">
        {isPending && resultado === undefined ? 'Buscando' : caja.estado}
      </p>
    </BareDialog>
  );
}

/** Searches that show what the box understands. */
const EJEMPLOS = ['estado:devuelta', 'vence:semana', 'en:servicios salud', 'identificación'];

function Ejemplos({ onChoose }: { readonly onChoose: (texto: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fields
    <div className={chips['chips']} role="group" aria-label="Pruebe con">
      <span className={chips['try']}>Pruebe con</span>
      {EJEMPLOS.map((ejemplo) => (
        <button key={ejemplo} type="button" tabIndex={-1} onClick={() => onChoose(ejemplo)}>
          {ejemplo}
        </button>
      ))}
    </div>
  );
}
