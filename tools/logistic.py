"""Logistic regression by Newton's method, in plain Python. Targets may be fractions."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

_STEPS = 20
_CLOSE_ENOUGH = 1e-6
# Keeps the equations solvable where two features are nearly the same; far below what the samples say.
_RIDGE = 1e-3

Row = Sequence[float]


@dataclass(frozen=True, slots=True)
class Fit:
    weights: list[float]
    standard_errors: list[float]


def fit(rows: Sequence[Row], targets: Sequence[float]) -> Fit:
    """The weights of highest likelihood, and their standard errors as if all rows were independent."""
    size = len(rows[0])
    weights = [0.0] * size
    hessian = [[0.0] * size for _ in range(size)]
    for _ in range(_STEPS):
        gradient, hessian = _derivatives(rows, targets, weights)
        step = [sum(a * b for a, b in zip(line, gradient, strict=True)) for line in _inverse(hessian)]
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(abs(change) for change in step) < _CLOSE_ENOUGH:
            break
    return Fit(weights, [sqrt(line[number]) for number, line in enumerate(_inverse(hessian))])


def predict(weights: Sequence[float], row: Row) -> float:
    return 1 / (1 + exp(-sum([weight * value for weight, value in zip(weights, row, strict=True)])))


def log_loss(predicted: Sequence[float], targets: Sequence[float]) -> float:
    """Mean cross-entropy in nats."""
    pairs = zip(predicted, targets, strict=True)
    return -sum([target * log(p) + (1 - target) * log(1 - p) for p, target in pairs]) / len(targets)


def _derivatives(
    rows: Sequence[Row], targets: Sequence[float], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood, and the negated matrix of its second derivatives."""
    size = len(weights)
    gradient = [-_RIDGE * weight for weight in weights]
    upper = [[0.0] * size for _ in range(size)]
    for row, target in zip(rows, targets, strict=True):
        p = predict(weights, row)
        error, spread = target - p, p * (1 - p)
        for i, value in enumerate(row):
            if value:
                gradient[i] += error * value
                scaled, line = spread * value, upper[i]
                for j in range(i, size):
                    line[j] += scaled * row[j]
    hessian = [[upper[min(i, j)][max(i, j)] for j in range(size)] for i in range(size)]
    for i in range(size):
        hessian[i][i] += _RIDGE
    return gradient, hessian


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss-Jordan elimination with row pivoting."""
    size = len(matrix)
    work = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(work[i][column]))
        work[column], work[pivot] = work[pivot], work[column]
        scale = work[column][column]
        work[column] = [value / scale for value in work[column]]
        for i in range(size):
            factor = work[i][column]
            if i != column and factor:
                work[i] = [a - factor * b for a, b in zip(work[i], work[column], strict=True)]
    return [line[size:] for line in work]
