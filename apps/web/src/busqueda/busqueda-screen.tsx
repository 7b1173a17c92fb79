import { ENCONTRADOS_POR_PAGINA, MAXIMO_BUSQUEDA, PAGINAS_DE_BUSQUEDA } from '@marco/usuarios/busqueda';
import type { CuentaDeTipo } from '@marco/usuarios/contract';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { TITULO_BUSQUEDA } from './busqueda-address.ts';
import styles from './busqueda-screen.module.css';
import { BusquedaVacia } from './busqueda-vacia.tsx';
import { Filtros, listFiltros } from './filtros.tsx';
import { LineaDeOpcion } from './linea-de-opcion.tsx';
import { type Filtro, listPagina } from './opciones.ts';
import { isForServer, useResultado, useVistas } from './use-busqueda.ts';
import { toPalabras } from './use-caja.ts';

/** What the address of the page asks for. */
function readAddress(address: URLSearchParams) {
  const pagina = Math.trunc(Number(address.get('pagina'))) || 1;
  return {
    q: address.get('q')?.slice(0, MAXIMO_BUSQUEDA) ?? '',
    filtro: address.get('tipo') || null,
    pagina: Math.min(PAGINAS_DE_BUSQUEDA, Math.max(1, pagina)),
  };
}

/** '/buscar' and '/app/buscar': what a text finds, at an address that can be sent to somebody. */
export function BusquedaScreen() {
  usePageTitle(TITULO_BUSQUEDA);
  const [address, setAddress] = useSearchParams();
  const pedido = readAddress(address);
  const { q } = pedido;
  return (
    <>
      <PageHeading
        title={TITULO_BUSQUEDA}
        lead="Servicios, solicitudes, elementos, mesas y todo lo que usted puede leer, en un solo lugar."
      />
      <BusquedaForm key={q} q={q} onSubmit={(texto) => setAddress({ q: texto })} />
      {q === '' ? null : (
        <Resultados {...pedido} onChoose={(tipo) => setAddress({ q, ...(tipo ? { tipo } : {}) })} />
      )}
    </>
  );
}

interface ResultadosProps extends ReturnType<typeof readAddress> {
  readonly onChoose: (filtro: Filtro | null) => void;
}

function Resultados({ q, filtro, pagina, onChoose }: ResultadosProps) {
  const { remember } = useVistas();
  const { data, error, isFetching, refetch } = useResultado({
    texto: q,
    tipo: filtro === 'ayuda' ? null : filtro,
    pagina,
  });
  const isAsked = isForServer(q);
  const failure = isAsked ? error : null;
  const resultado = isAsked && !error ? data : undefined;
  const palabras = toPalabras(q);
  const opciones = listPagina(palabras, filtro, resultado);
  const cuenta = resultado?.tipos.find(({ tipo }) => tipo === filtro);
  const isNothing = isAsked && !isFetching && !failure && opciones.length === 0;
  return (
    <Card flush>
      <Filtros
        filtros={listFiltros(palabras, resultado)}
        elegido={filtro}
        onChoose={onChoose}
        total={isFetching ? 'Buscando' : tellTotal(resultado?.total ?? opciones.length)}
      />
      <BusquedaVacia caja={{ error: failure, retry: () => void refetch(), resultado, isNothing, palabras }} />
      <ul className={styles['lines']} aria-label="Resultados" aria-busy={isFetching}>
        {opciones.map((opcion) => (
          <li key={opcion.clave}>
            <LineaDeOpcion
              opcion={opcion}
              buscado={palabras}
              onOpen={() => opcion.ficha && remember(opcion.ficha)}
            />
          </li>
        ))}
      </ul>
      {cuenta ? <Paginas cuenta={cuenta} q={q} pagina={pagina} /> : null}
    </Card>
  );
}

interface PaginasProps {
  readonly cuenta: CuentaDeTipo;
  readonly q: string;
  readonly pagina: number;
}

function Paginas({ cuenta: { tipo, nombre, total, lista }, q, pagina }: PaginasProps) {
  const { pathname } = useLocation();
  const paginas = Math.min(PAGINAS_DE_BUSQUEDA, Math.ceil(total / ENCONTRADOS_POR_PAGINA));
  const toPagina = (numero: number) =>
    `${pathname}?${new URLSearchParams({ q, tipo, pagina: String(numero) })}`;
  return (
    <nav className={styles['pages']} aria-label="Páginas de resultados">
      {pagina > 1 ? <Link to={toPagina(pagina - 1)}>Anterior</Link> : null}
      <span>{`Página ${pagina} de ${paginas}`}</span>
      {pagina < paginas ? <Link to={toPagina(pagina + 1)}>Siguiente</Link> : null}
      {lista ? (
        <Link className={styles['whole']} to={lista}>
          {`Ver los ${total} en ${nombre}`}
        </Link>
      ) : null}
    </nav>
  );
}

const tellTotal = (total: number) => (total === 1 ? '1 resultado' : `${total} resultados`);

interface BusquedaFormProps {
  readonly q: string;
  readonly onSubmit: (texto: string) => void;
}

function BusquedaForm({ q, onSubmit }: BusquedaFormProps) {
  const [texto, setTexto] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(texto.trim());
  };
  return (
    <search>
      <form className={styles['form']} onSubmit={submit}>
        <TextInput
          type="search"
          label="Qué busca"
          hint="Escriba al menos tres letras, o pegue un radicado, un OID, un NIT o el código de un certificado. También: de: entidad, en: tipo, estado:, vence: hoy, semana, vencidas o una fecha"
          leadIcon={<Search size={16} />}
          maxLength={MAXIMO_BUSQUEDA}
          value={texto}
          onChange={setTexto}
        />
        <Button type="submit">Buscar</Button>
      </form>
    </search>
  );
}
