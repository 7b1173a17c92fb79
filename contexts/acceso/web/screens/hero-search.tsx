import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import styles from './hero-search.module.css';

/** The example the search form of the mesas gives (specification §2). */
const EXAMPLE = 'pasaportes';

/** Search of a mesa by name, from the hero. */
export function HeroSearch({ toSearch }: { readonly toSearch: (text: string) => string }) {
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
            aria-label="Busque una mesa"
            placeholder="Busque una mesa"
            name="nombre"
            autoComplete="off"
            maxLength={200}
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
