import { TextInput } from '@marco/web-kit/field';
import { useFilterDraft } from '@marco/web-kit/list-search';
import { Segmented } from '@marco/web-kit/segmented';
import { Select } from '@marco/web-kit/select';
import { CalendarDays, Columns3, Search, Table } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { TableroCompromisos } from '../../contract/index.ts';
import { mesasPrivatePaths } from '../../contract/mesas-private.paths.ts';
import { MAXIMO_TEXTO_BUSQUEDA, type VistaCompromisos } from '../../contract/terms.ts';
import { formatCompromisos, parseCompromisos } from '../../rules/compromisos/busqueda-compromisos.ts';
import type { BusquedaTablero } from '../../rules/tablero/busqueda-tablero.ts';
import styles from './tablero.module.css';

interface FiltroTableroProps {
  readonly busqueda: BusquedaTablero;
  /** Undefined until the first answer. */
  readonly tablero: TableroCompromisos | undefined;
  readonly onShow: (busqueda: BusquedaTablero) => void;
}

const NOMBRES: Readonly<Record<VistaCompromisos, string>> = {
  mios: 'Míos',
  entidad: 'Mi entidad',
  todos: 'Todos',
};
const ORDEN = ['mios', 'entidad', 'todos'] as const;

const MODOS = [
  { value: 'tablero', label: 'Tablero', icon: <Columns3 size={15} aria-hidden="true" /> },
  { value: 'calendario', label: 'Calendario', icon: <CalendarDays size={15} aria-hidden="true" /> },
  { value: 'tabla', label: 'Tabla', icon: <Table size={15} aria-hidden="true" /> },
] as const;

/** Whose commitments, with what words and of what mesa, and how they are looked at. */
export function FiltroTablero({ busqueda, tablero, onShow }: FiltroTableroProps) {
  const [borrador, edit] = useFilterDraft({ texto: busqueda.texto });
  const navigate = useNavigate();
  const search = () => {
    const texto = borrador.texto.trim();
    if (texto !== busqueda.texto) onShow({ ...busqueda, texto });
  };

  function see(modo: (typeof MODOS)[number]['value']): void {
    if (modo !== 'tabla') {
      onShow({ ...busqueda, modo });
      return;
    }
    const tabla = { ...parseCompromisos([]), vista: busqueda.vista, texto: busqueda.texto };
    void navigate(`${mesasPrivatePaths.tablaCompromisos}?${new URLSearchParams(formatCompromisos(tabla))}`);
  }

  return (
    <div className={styles['filters']} data-print="hide">
      {tablero ? (
        <Segmented
          label="De quién"
          segments={ORDEN.flatMap((vista) => {
            const own = tablero.vistas.find((board) => board.vista === vista);
            return own ? [{ value: vista, label: `${NOMBRES[vista]} ${own.abiertos}` }] : [];
          })}
          value={tablero.vista}
          onChange={(vista) => onShow({ ...busqueda, vista })}
        />
      ) : null}
      <search className={styles['search']}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            search();
          }}
        >
          <TextInput
            label="Compromiso, persona o mesa"
            hideLabel
            type="search"
            placeholder="Compromiso, persona o mesa"
            leadIcon={<Search size={16} />}
            autoComplete="off"
            maxLength={MAXIMO_TEXTO_BUSQUEDA}
            value={borrador.texto}
            onChange={(texto) => edit({ texto })}
            onBlur={search}
          />
        </form>
      </search>
      <div className={styles['mesas']}>
        <Select
          label="Mesa"
          hideLabel
          placeholder="Todas las mesas"
          options={(tablero?.mesas ?? []).map(({ id, nombre, activa }) => ({
            value: String(id),
            label: activa ? nombre : `${nombre} (cerrada)`,
          }))}
          value={busqueda.mesa === null ? '' : String(busqueda.mesa)}
          onChange={(mesa) => onShow({ ...busqueda, mesa: mesa === '' ? null : Number(mesa) })}
        />
      </div>
      <div className={styles['modes']}>
        <Segmented label="Vista" segments={MODOS} value={busqueda.modo} onChange={see} />
      </div>
    </div>
  );
}
