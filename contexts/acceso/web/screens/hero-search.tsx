import { usuariosPaths } from '@marco/usuarios/paths';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import styles from './hero-search.module.css';

/** The example the specification gives for the search of the mesas (§2). */
const EXAMPLE = 'pasaportes';

const toSearch = (text: string) => `${usuariosPaths.buscar}?${new URLSearchParams({ q: text })}`;

/** The search over everything, from the hero. */
export function HeroSearch() {
  const [text, setText] = useState('');
  const navigate = useNavigate();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void navigate(toSearch(text.trim()));
  }

  return (
    <>
      <search>
        <form className={styles['search']} onSubmit={submit}>
          <Search className={styles['icon']} size={20} />
          <input
            aria-label="Busque un dato, un servicio o una mesa"
            placeholder="Busque un dato, un servicio o una mesa"
            name="q"
            autoComplete="off"
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit">Buscar</button>
        </form>
      </search>
      <p className={styles['example']}>
        Por ejemplo: <Link to={toSearch(EXAMPLE)}>{EXAMPLE}</Link>
      </p>
    </>
  );
}
