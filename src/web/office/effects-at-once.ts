import { options } from 'preact';

// By itself Preact runs effects a frame after it has drawn, and the next key of a fast typist may come before that. React runs
// those that follow a key or a click at once; so does Preact with this. The development server draws with React, which it leaves alone.
options.requestAnimationFrame = queueMicrotask;
