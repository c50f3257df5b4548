// What makes the form pleasant; everything works without it.

/** @param {string} selector */
const element = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement} */ (document.getElementById(name));

const form = element('form');
const button = element('form button');
/** @type {NodeListOf<HTMLAnchorElement>} */
const choices = document.querySelectorAll('.choice a');

/**
 * Digits in groups of four.
 * @param {string} text
 */
const grouped = (text) => text.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** Shows which test card the form holds, if any. */
function markChoice() {
  for (const choice of choices) {
    if (choice.dataset['number'] === field('number').value) {
      choice.setAttribute('aria-current', 'true');
    } else choice.removeAttribute('aria-current');
  }
}

for (const choice of choices) {
  choice.addEventListener('click', (event) => {
    event.preventDefault();
    for (const [name, value] of Object.entries(choice.dataset)) field(name).value = value ?? '';
    markChoice();
    button.focus();
  });
}

const number = field('number');
number.value = grouped(number.value);
number.addEventListener('input', () => {
  // Only while typing at the end: in the middle the caret would jump.
  if (number.selectionEnd === number.value.length) number.value = grouped(number.value);
  markChoice();
});

const expiry = field('expiry');
expiry.addEventListener('input', (event) => {
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  if (/^\d{2}$/.test(expiry.value) && !isDeleting) expiry.value += '/';
});

form.addEventListener('submit', (event) => {
  if (button.ariaDisabled === 'true') event.preventDefault();
  button.ariaDisabled = 'true';
  button.textContent = form.dataset['paying'] ?? '';
});

// A page that the browser kept and shows again may be paid by now.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

// The list of errors is read first; without one nothing changes.
if (document.querySelector('.summary')) element('.summary').focus();
