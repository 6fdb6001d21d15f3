(function () {
  try {
    var choice = localStorage.getItem('manifold.theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch (_) {
    // Storage may be switched off; the system's preference holds then.
  }
})();
