import { FormModal } from '@marco/web-kit/form-modal';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import type { DetalleIndicador, PiezaLeida } from '../../contract/index.ts';
import { toIndicadorCon } from '../../contract/reportes.paths.ts';
import { FORMAS_PIEZA, type FormaPieza } from '../../contract/tableros.terms.ts';
import { DIMENSIONES } from '../../contract/terms.ts';
import { useIndicador, useIndicadores } from '../indicadores/use-indicadores.ts';
import { useVistas } from '../vistas/use-vistas.ts';

interface PiezaDialogProps {
  readonly onAdd: (pieza: PiezaLeida) => void;
  readonly onClose: () => void;
}

const TODO = 'Todo el país';
const CLASES = { indicador: 'Un indicador', vista: 'Una vista guardada del explorador' };

/** Every part an indicador is told of by itself, by its name. */
function listPartes({ filtros }: Pick<DetalleIndicador, 'filtros'>) {
  return filtros.flatMap(({ dimension, opciones }) =>
    opciones.map(({ valor, nombre }) => ({
      value: `${dimension}=${valor}`,
      label: `${DIMENSIONES[dimension]}: ${nombre}`,
    })),
  );
}

const SIN_LEER = { razon: '', tarjeta: null, grafica: null, vista: null } as const;

/** What a new pieza is of, which part of it, and how it is shown. It is read once the board is saved. */
export function PiezaDialog({ onAdd, onClose }: PiezaDialogProps) {
  const catalogo = useIndicadores().data?.indicadores;
  const vistas = useVistas().data?.vistas ?? [];
  const form = useRuledForm({
    initial: { clase: 'indicador', codigo: '', vistaId: '', ambito: '', forma: 'cifra' },
    findErrors: ({ clase, ...elegida }) => {
      if (clase === 'vista') return elegida.vistaId === '' ? { vistaId: 'Elija una vista.' } : {};
      return elegida.codigo === '' ? { codigo: 'Elija un indicador.' } : {};
    },
    onSend: async ({ clase, ...elegida }) => {
      const forma = elegida.forma as FormaPieza;
      const vista = vistas.find(({ id }) => clase === 'vista' && id === elegida.vistaId);
      if (vista)
        onAdd({
          ...SIN_LEER,
          codigo: null,
          ambito: '',
          vistaId: vista.id,
          forma,
          titulo: vista.nombre,
          parte: vista.titulo,
          direccion: vista.direccion,
        });
      else
        onAdd({
          ...SIN_LEER,
          codigo: elegida.codigo,
          ambito: elegida.ambito,
          vistaId: null,
          forma,
          titulo: catalogo?.find((uno) => uno.codigo === elegida.codigo)?.pregunta ?? elegida.codigo,
          parte: partes.find(({ value }) => value === elegida.ambito)?.label ?? TODO,
          direccion: toIndicadorCon(elegida.codigo, elegida.ambito),
        });
      onClose();
    },
  });
  const { clase, codigo } = form.values;
  const indicador = useIndicador(codigo, codigo !== '').data;
  const partes = indicador === undefined ? [] : listPartes(indicador);
  return (
    <FormModal
      form={form}
      title="Agregar una pieza"
      message="Se agrega al final del tablero, y muestra su cifra cuando lo guarde."
      submitLabel="Agregar"
      sendingLabel="Agregando"
      onClose={onClose}
    >
      {vistas.length > 0 ? (
        <Select label="De qué es" options={toOptions(CLASES)} {...bindField(form, 'clase')} />
      ) : null}
      {clase === 'vista' ? (
        <ListCombobox
          label="Vista"
          required
          placeholder="Escriba su nombre"
          options={vistas.map(({ id, nombre, titulo }) => ({
            value: id,
            label: nombre,
            description: titulo,
          }))}
          emptyText="Ninguna vista que usted pueda abrir se llama así."
          {...bindField(form, 'vistaId')}
        />
      ) : (
        <>
          <ListCombobox
            label="Indicador"
            required
            placeholder="Escriba lo que pregunta, o su código"
            options={catalogo?.map((uno) => ({
              value: uno.codigo,
              label: uno.pregunta,
              description: `${uno.codigo}, ${uno.nombre}`,
            }))}
            emptyText="Ningún indicador que usted pueda leer dice eso."
            {...bindField(form, 'codigo')}
            onChange={(cual) => form.change({ codigo: cual, ambito: '' })}
          />
          {partes.length > 0 ? (
            <ListCombobox
              label="Parte"
              optional
              hint="Sin elegir, la pieza es de todo el país."
              options={partes}
              emptyText="El indicador no tiene esa parte."
              {...bindField(form, 'ambito')}
            />
          ) : null}
        </>
      )}
      <Select label="Cómo se muestra" options={toOptions(FORMAS_PIEZA)} {...bindField(form, 'forma')} />
    </FormModal>
  );
}
