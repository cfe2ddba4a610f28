// What Elvenhold stands on, with the licence of each.

export interface Library {
  name: string
  licence: string
  address: string
}

export const LIBRARIES: Library[] = [
  { name: 'Svelte', licence: 'MIT', address: 'https://svelte.dev' },
  { name: 'Vite', licence: 'MIT', address: 'https://vite.dev' },
  { name: 'Fluent', licence: 'Apache 2.0', address: 'https://projectfluent.org' },
  { name: 'Python', licence: 'PSF', address: 'https://www.python.org' },
  { name: 'NumPy', licence: 'BSD 3-Clause', address: 'https://numpy.org' },
  { name: 'Numba', licence: 'BSD 2-Clause', address: 'https://numba.pydata.org' },
  { name: 'msgspec', licence: 'BSD 3-Clause', address: 'https://jcristharif.com/msgspec/' },
  { name: 'Litestar', licence: 'MIT', address: 'https://litestar.dev' },
  { name: 'Uvicorn', licence: 'BSD 3-Clause', address: 'https://www.uvicorn.org' },
  { name: 'websockets', licence: 'BSD 3-Clause', address: 'https://websockets.readthedocs.io' },
  { name: 'SQLAlchemy', licence: 'MIT', address: 'https://www.sqlalchemy.org' },
  { name: 'SQLite', licence: 'Public domain', address: 'https://sqlite.org' },
  { name: 'structlog', licence: 'MIT / Apache 2.0', address: 'https://www.structlog.org' },
]

export const FACES: Library[] = [
  { name: 'Almendra', licence: 'Ana Sanfelippo', address: 'https://fonts.google.com/specimen/Almendra' },
  {
    name: 'Alegreya',
    licence: 'Juan Pablo del Peral, Huerta Tipográfica',
    address: 'https://www.huertatipografica.com',
  },
  {
    name: 'Source Sans 3',
    licence: 'Paul D. Hunt, Adobe',
    address: 'https://github.com/adobe-fonts/source-sans',
  },
]
